import type { Primary, Shift } from '#language/values.ts';
import type { Words } from './phrases.ts';
import { sayChange } from './say-change.ts';
import { sayFormat } from './say-format.ts';
import { sayList, sayText } from './say-text.ts';
import { sayFiles, sayPlace, sayWindow } from './say-things.ts';

type Of<K extends Primary['kind']> = Extract<Primary, { kind: K }>;

const SAY: { readonly [K in Primary['kind']]: (value: Of<K>, words: Words) => string } = {
  text: ({ text }) => sayText(text),
  number: ({ number }) => String(number),
  name: ({ name }, words) => words.nameOf(name),
  joined: ({ parts }, words) => parts.map((part) => sayValue(part, words)).join(' + '),
  clipboard: () => 'the copied text',
  selection: () => 'the selected text',
  date: ({ shift, format, language }) =>
    `${sayDay(shift)}${format && format !== 'short' ? `, ${sayFormat(format)}` : ''}${language ? ` in ${language}` : ''}`,
  time: ({ format, zone }) => `the time${format ? `, ${sayFormat(format)}` : ''}${zone ? ` in ${zone}` : ''}`,
  'week-number': () => 'the week number',
  'day-of-year': () => 'the day of the year',
  'days-until': ({ date }, words) => `the days until ${sayValue(date, words)}`,
  'days-between': ({ first, second }, words) => `the days from ${sayValue(first, words)} to ${sayValue(second, words)}`,
  random: ({ from, to }, words) => `a random number from ${sayValue(from, words)} to ${sayValue(to, words)}`,
  'one-of': ({ texts }, words) =>
    `one of ${sayList(
      texts.map((text) => sayValue(text, words)),
      'or',
    )} at random`,
  'random-text': ({ length, from }, words) =>
    `${sayValue(length, words)} random ${from === 'digits' ? 'digits' : 'characters'}`,
  guid: () => 'a new unique ID',
  'file-name': () => 'the file’s name',
  'file-path': () => 'the file’s path',
  'file-text': ({ file }, words) => `the text of ${sayFiles(file, words)}`,
  'file-count': ({ files }, words) => `the number of files in ${sayFiles(files, words)}`,
  'folder-size': ({ folder }, words) => `the size of ${sayPlace(folder, words)}`,
  'window-title': ({ window }) => `the title of ${window ? sayWindow(window) : 'the window in front'}`,
  'window-program': ({ window }) => `the program of ${window ? sayWindow(window) : 'the window in front'}`,
  'window-text': ({ window }) => `the text in ${window ? sayWindow(window) : 'the window in front'}`,
  'pressed-key': () => 'the key you pressed',
  'mouse-position': () => 'where the pointer is',
  'color-at-mouse': () => 'the color under the pointer',
  'page-address': () => 'the address of the web page',
  'page-text': ({ address }, words) => `the text of ${sayValue(address, words)}`,
  'song-title': () => 'the song that is playing',
  'computer-name': () => 'the name of this PC',
  'user-name': () => 'your user name',
  'ip-address': () => 'this PC’s IP address',
  'battery-level': () => 'the battery level',
  'volume-level': () => 'the volume',
  'free-space': ({ drive }) => `the free space on ${drive}`,
  uptime: () => 'how long the PC has been on',
  'idle-time': () => 'how long nobody has touched the PC',
  elapsed: () => 'the time that has passed',
  remaining: () => 'the time that is left',
  'excel-cell': ({ cell }, words) => `cell ${sayValue(cell, words)}`,
  plus: ({ first, second }, words) => `${sayValue(first, words)} plus ${sayValue(second, words)}`,
  minus: ({ first, second }, words) => `${sayValue(first, words)} minus ${sayValue(second, words)}`,
  times: ({ first, second }, words) => `${sayValue(first, words)} times ${sayValue(second, words)}`,
  divide: ({ first, second }, words) => `${sayValue(first, words)} divided by ${sayValue(second, words)}`,
  percent: ({ percent, value }, words) => `${sayValue(percent, words)}% of ${sayValue(value, words)}`,
  round: ({ value, digits }, words) => `${sayValue(value, words)}, rounded${digits ? ` to ${digits} decimals` : ''}`,
  sum: ({ value }, words) => `the sum of the numbers in ${sayValue(value, words)}`,
  average: ({ value }, words) => `the average of the numbers in ${sayValue(value, words)}`,
  deviation: ({ value }, words) => `the standard deviation of the numbers in ${sayValue(value, words)}`,
  smallest: ({ value }, words) => `the smallest number in ${sayValue(value, words)}`,
  largest: ({ value }, words) => `the largest number in ${sayValue(value, words)}`,
  length: ({ value }, words) => `the number of characters in ${sayValue(value, words)}`,
  'word-count': ({ value }, words) => `the number of words in ${sayValue(value, words)}`,
  'line-count': ({ value }, words) => `the number of lines in ${sayValue(value, words)}`,
  line: ({ number, value }, words) => `line ${sayValue(number, words)} of ${sayValue(value, words)}`,
  word: ({ number, value }, words) => `word ${sayValue(number, words)} of ${sayValue(value, words)}`,
  column: ({ number, value }, words) => `column ${sayValue(number, words)} of ${sayValue(value, words)}`,
  'random-line': ({ value }, words) => `a random line of ${sayValue(value, words)}`,
  between: ({ before, after, value }, words) =>
    `what is between ${sayText(before)} and ${sayText(after)} in ${sayValue(value, words)}`,
  found: ({ what, value }, words) => `the ${what} in ${sayValue(value, words)}`,
  padded: ({ value, digits }, words) => `${sayValue(value, words)} with ${digits} digits`,
  repeated: ({ value, times }, words) => `${sayValue(value, words)}, ${sayValue(times, words)} times`,
  changed: ({ value, change }, words) => `${sayValue(value, words)} ${sayChange(change, words)}`,
};

/** A value in words: “hello”, the copied text, today’s date. */
export function sayValue(value: Primary, words: Words): string {
  // Each kind has its own phrase, of its own type; TypeScript cannot follow that through the index.
  return (SAY[value.kind] as (value: Primary, words: Words) => string)(value, words);
}

const PERIODS = {
  week: 'this week',
  month: 'this month',
  'last-month': 'last month',
  'next-month': 'next month',
  year: 'this year',
} as const;

function sayDay(shift: Shift | undefined): string {
  if (!shift) return 'today’s date';
  switch (shift.kind) {
    case 'plus':
    case 'minus': {
      const amount = shift.amount.kind === 'number' ? shift.amount.number : 'some';
      const unit = amount === 1 ? shift.unit.replace(/s$/, '') : shift.unit;
      const named = unit.replace('workday', 'working day');
      return shift.kind === 'plus' ? `the date ${amount} ${named} from now` : `the date ${amount} ${named} ago`;
    }
    case 'next':
    case 'last':
      return `the date of ${shift.kind} ${shift.weekday.charAt(0).toUpperCase()}${shift.weekday.slice(1)}`;
    case 'start-of':
      return `the first day of ${PERIODS[shift.period]}`;
    case 'end-of':
      return `the last day of ${PERIODS[shift.period]}`;
  }
}
