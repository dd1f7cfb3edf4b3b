import type { OFFICE } from '#language/steps/office.ts';
import { doChanges } from '../do-change.ts';
import type { Phrases } from '../phrases.ts';
import { sayThen } from '../say-block.ts';
import { sayFiles, sayIn } from '../say-files.ts';
import { capital, sayEveryText } from '../say-text.ts';
import { sayCell, sayValue } from '../say-value.ts';

const EXCEL = {
  'insert-row': 'inserts a row in Excel',
  'delete-row': 'deletes the row in Excel',
  'delete-blank-rows': 'deletes the blank rows in Excel',
  'delete-duplicate-rows': 'deletes repeated rows in Excel',
  'fill-down': 'fills down in Excel',
  filter: 'turns the Excel filter on, or off if it is already on',
  'clear-filter': 'clears the Excel filter',
  autofit: 'fits the Excel columns to their contents',
  'freeze-top-row': 'freezes the top row in Excel',
  sum: 'shows the sum of the selected cells',
  'paste-values': 'pastes only the values in Excel',
  transpose: 'pastes with rows and columns swapped in Excel',
  'trim-cells': 'removes extra spaces from the selected cells',
  'text-to-numbers': 'turns text into numbers in the selected cells',
  'highlight-duplicates': 'highlights repeated values in the selected cells',
  'unhide-all': 'shows all hidden rows and columns in Excel',
  protect: 'protects the Excel sheet',
  unprotect: 'unprotects the Excel sheet',
  'next-sheet': 'goes to the next Excel sheet',
  'previous-sheet': 'goes to the previous Excel sheet',
  'new-sheet': 'adds a sheet in Excel',
  'zoom-in': 'zooms in on the Excel sheet',
  'zoom-out': 'zooms out in Excel',
} as const;
const WORD = {
  bold: 'makes the selection bold in Word',
  italic: 'makes the selection italic in Word',
  underline: 'underlines the selection in Word',
  highlight: 'highlights the selection in Word',
  'track-changes': 'turns Track Changes in Word on, or off if it is already on',
  'accept-all': 'accepts all changes in Word',
  'reject-all': 'rejects all changes in Word',
  'word-count': 'shows the word count of the Word document',
  'page-break': 'inserts a page break in Word',
  comment: 'adds a comment in Word',
  'heading-1': 'makes the paragraph a heading 1 in Word',
  'heading-2': 'makes the paragraph a heading 2 in Word',
  'normal-style': 'makes the paragraph normal text in Word',
  bullets: 'makes a bulleted list in Word',
  'save-all': 'saves all Word documents',
} as const;
const OUTLOOK = {
  reply: 'replies to the message in Outlook',
  'reply-all': 'replies to everyone in Outlook',
  forward: 'forwards the message in Outlook',
  'mark-read': 'marks the message as read in Outlook',
  'mark-unread': 'marks the message as unread in Outlook',
  flag: 'flags the message in Outlook',
  archive: 'archives the message in Outlook',
  delete: 'deletes the message in Outlook',
  inbox: 'goes to the Outlook inbox',
  calendar: 'goes to the Outlook calendar',
  contacts: 'goes to the Outlook contacts',
  tasks: 'goes to the Outlook tasks',
  'new-appointment': 'makes a new appointment in Outlook',
  'new-task': 'makes a new task in Outlook',
  'new-contact': 'makes a new contact in Outlook',
  send: 'sends the message in Outlook',
  'send-receive': 'sends and receives mail in Outlook',
  'save-attachments': 'saves the attachments of the message',
} as const;
const SHOW = {
  start: 'starts the slide show',
  'from-here': 'starts the slide show at this slide',
  end: 'ends the slide show',
  next: 'goes to the next slide',
  previous: 'goes to the previous slide',
  black: 'blacks out the slide show, or shows it again if it is black',
  export: 'saves the slides as pictures',
} as const;

const FORMATS = {
  bold: 'in bold',
  number: 'as numbers',
  currency: 'as amounts of money',
  percent: 'as percentages',
  date: 'as dates',
  text: 'as text',
  border: 'with a border',
  wrap: 'with wrapped text',
  center: 'with centered text',
} as const;

export const SAY_OFFICE: Phrases<typeof OFFICE> = {
  'excel-write': ({ cell, value }, words) => `writes ${sayValue(value, words)} into ${sayCell(cell, words)}`,
  'excel-go': ({ cell }, words) => `goes to ${sayCell(cell, words)}`,
  'excel-next-row': () => 'goes to the start of the next empty row in Excel',
  'excel-next-empty': ({ column }) => `goes to the next empty cell in column ${column}`,
  'excel-color': ({ color }) => `colors the selected cells ${color}`,
  'excel-format': ({ format }) => `formats the selected cells ${FORMATS[format]}`,
  'excel-do': ({ action }) => EXCEL[action],
  'excel-change': ({ change }, words) => doChanges('the text of the selected cells', [change], words),
  'excel-replace': ({ what, by }, words) => `replaces ${sayEveryText(what)} in Excel with ${sayValue(by, words)}`,
  'excel-save-csv': ({ file }, words) => `saves the sheet as the CSV file ${sayFiles(file, words)}`,
  'excel-save-pdf': ({ file }, words) => `saves the sheet as the PDF ${sayFiles(file, words)}`,
  'excel-mail-rows': ({ subject, body }, words) =>
    `writes an email for each row of the sheet, with the subject ${sayValue(subject, words)} and the text ${sayValue(body, words)}`,
  'each-excel-row': ({ steps }, words) => ({
    kind: 'sentence',
    text: `for each row in Excel, ${sayThen(steps, words)}`,
    next: 'after the last one',
  }),
  'run-macro': ({ macro }) => `runs the macro ${macro}`,
  'word-save-pdf': ({ file }, words) => `saves the Word document as a PDF${file ? `: ${sayFiles(file, words)}` : ''}`,
  'word-do': ({ action }) => WORD[action],
  'word-font': ({ font, size }) => `sets the font to ${font}${size ? `, size ${size}` : ''}`,
  'word-replace': ({ what, by }, words) =>
    `replaces ${sayEveryText(what)} in the Word document with ${sayValue(by, words)}`,
  'word-insert': ({ value }, words) => `inserts ${sayValue(value, words)} in Word`,
  'word-language': ({ language }) => `sets the language of the text to ${capital(language)}`,
  'save-copy': ({ folder, dated }, words) =>
    `saves a copy of the document${dated ? ' with the date in its name' : ''} ${sayIn(folder, words)}`,
  'new-mail': ({ to, subject, body, attach, 'and-send': sends }, words) =>
    [
      sends ? 'sends an email' : 'starts an email',
      to ? ` to ${to.kind === 'text' ? to.text : sayValue(to, words)}` : '',
      subject ? ` with the subject ${sayValue(subject, words)}` : '',
      body ? `${subject ? ' and' : ' with'} the text ${sayValue(body, words)}` : '',
      attach ? `, with ${sayFiles(attach, words)} attached` : '',
    ].join(''),
  'outlook-do': ({ action }) => OUTLOOK[action],
  'outlook-move': ({ folder }) => `moves the message to the folder ${folder}`,
  'outlook-reply': ({ value }, words) => `replies with ${sayValue(value, words)}`,
  'outlook-appointment': ({ subject, when }, words) =>
    `makes the appointment ${sayValue(subject, words)} at ${sayValue(when, words)}`,
  'slide-show': ({ action }) => SHOW[action],
  print: () => 'prints',
};
