import { quoteString } from '@hotscribe/ahk';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { choice, path, text } from '../slot.ts';
import { datedSubject, subjectExpression } from './dated-subject.ts';
import { RUNNING } from './running.ts';

const FINISH = {
  Display: [
    'draft',
    'open',
    'show',
    'let me check',
    'ready to send',
    'new mail',
    'start',
    'without sending',
    'before it is sent',
    ...['dont', "don't", 'do not', 'not'].flatMap((not) => [`${not} send`, `${not} send it`, `${not} send yet`]),
    'send it myself',
    'look at it first',
  ],
  Send: ['send', 'sends', 'send it', 'automatically'],
};

const OPEN = {
  none: [],
  Excel: ['open excel', 'excel workbook', 'open workbook', 'current workbook', 'this workbook', 'open spreadsheet'],
  Word: ['open word', 'word document', 'open document', 'current document', 'this document'],
};
const OPEN_FILE = { Excel: 'ActiveWorkbook', Word: 'ActiveDocument' };

export const outlookMail = action({
  id: 'outlook-mail',
  title: 'Write an Outlook mail with its text filled in, and show or send it',
  slots: {
    to: text('address of the recipient', ''),
    subject: text('subject', ''),
    body: text('text of the mail', ''),
    attachment: path('file to attach', ''),
    opened: choice('open file to attach', OPEN, 'none'),
    dated: datedSubject,
    finish: choice('way to finish', FINISH, 'Display'),
  },
  code: ({ to, subject, body, attachment, opened, dated, finish }) =>
    [
      'outlookMail := ComObject("Outlook.Application").CreateItem(0)',
      `outlookMail.To := ${quoteString(to)}`,
      ...(subject === '' && dated === 'none' ? [] : [`outlookMail.Subject := ${subjectExpression(subject, dated)}`]),
      ...(body === '' ? [] : [`outlookMail.Body := ${quoteString(body)}`]),
      ...(opened === 'none' || attachment !== '' ? [] : attachedFrom(opened)),
      ...(attachment === '' ? [] : [`outlookMail.Attachments.Add(${folderExpression(attachment)})`]),
      `outlookMail.${to === '' ? 'Display' : finish}()`,
    ].join('\n'),
  needs: ({ opened, attachment }) => (opened === 'none' || attachment !== '' ? '' : RUNNING),
});

// What is not saved yet would go out as it was before.
function attachedFrom(program: keyof typeof OPEN_FILE): string[] {
  return [
    `openFile := OfficeProgram("${program}.Application").${OPEN_FILE[program]}`,
    'openFile.Save()',
    'outlookMail.Attachments.Add(openFile.FullName)',
  ];
}
