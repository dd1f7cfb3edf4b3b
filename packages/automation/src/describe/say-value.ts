import type { Window } from '#language/things.ts';
import type { Primary } from '#language/values.ts';
import type { Words } from './phrases.ts';
import { sayChange } from './say-change.ts';
import { sayDate, sayPlainDate } from './say-date.ts';
import { sayAge, sayFiles, sayPlace } from './say-files.ts';
import { sayList, sayText, sayTextInside } from './say-text.ts';
import { sayWindow } from './say-things.ts';

type Of<K extends Primary['kind']> = Extract<Primary, { kind: K }>;

const FOUND = { links: 'links', emails: 'email addresses', numbers: 'numbers', dates: 'dates' } as const;

const SAY: { readonly [K in Primary['kind']]: (value: Of<K>, words: Words) => string } = {
  text: ({ text }) => sayText(text),
  number: ({ number }) => String(number),
  name: ({ name }, words) => words.nameOf(name),
  joined: ({ parts }, words) => sayJoined(parts, words),
  clipboard: () => 'the copied text',
  selection: () => 'the selected text',
  date: (value, words) => sayDate(value, words),
  time: (value, words) => sayDate(asTime(value), words),
  'week-number': ({ shift }, words) =>
    shift ? `the week number of ${sayPlainDate({ shift }, words)}` : 'the week number',
  'day-of-year': () => 'the day of the year',
  'days-until': ({ date }, words) => `the number of days until ${sayDay(date, words)}`,
  'days-between': ({ first, second }, words) =>
    `the number of days from ${sayDay(first, words)} to ${sayDay(second, words)}`,
  random: ({ from, to }, words) => `a random number from ${sayValue(from, words)} to ${sayValue(to, words)}`,
  'one-of': ({ texts }, words) => {
    const said = texts.map((text) => sayValue(text, words));
    return `${sayList(said, 'or')} (picked at random)`;
  },
  'shuffled-of': ({ texts }, words) => {
    const said = texts.map((text) => sayValue(text, words));
    return `${sayList(said, 'or')} (picked at random, each once before any repeats)`;
  },
  'random-text': ({ length, from }, words) =>
    `${sayInside(length, words)} random ${from === 'digits' || from === 'letters' ? from : 'characters'}`,
  guid: () => 'a new unique ID',
  'file-name': () => 'the file’s name',
  'file-path': () => 'the file’s full location',
  'file-text': ({ file }, words) => `the text of ${sayFiles(file, words)}`,
  'file-count': ({ files, days }, words) =>
    `the number of ${sayFiles(files, words).replace(/^all /, '')}${sayAge({ days })}`,
  'folder-size': ({ folder }, words) => `the size of ${sayPlace(folder, words)}`,
  'window-title': ({ window }) => `the title of ${window ? windowOf(window) : 'the current window'}`,
  'window-program': ({ window }) =>
    `the name of the program that owns ${window ? sayWindow(window) : 'the current window'}`,
  'window-text': ({ window }) => `the text in ${window ? windowOf(window) : 'the current window'}`,
  'pressed-key': () => 'the name of the key you pressed',
  'mouse-position': () => 'the pointer’s position',
  'color-at-mouse': () => 'the color under the pointer',
  'rgb-at-mouse': () => 'the red, green, and blue values of the color under the pointer',
  'page-address': () => 'the address of the web page',
  'page-text': ({ address }, words) => `the text of ${sayValue(address, words)}`,
  'song-title': () => 'the title of the song that is playing',
  'computer-name': () => 'the name of this PC',
  'user-name': () => 'your user name',
  'ip-address': () => 'this PC’s IP address',
  'battery-level': () => 'the battery level',
  'volume-level': () => 'the volume',
  'brightness-level': () => 'the screen brightness',
  'monitor-count': () => 'the number of screens',
  'free-space': ({ drive }) => `the free space on ${drive}`,
  uptime: () => 'how long the PC has been on',
  'idle-time': () => 'how long the PC has been idle',
  elapsed: ({ timer, unit }, words) =>
    timer === 'stopwatch'
      ? `the ${unit ?? 'time'} on the stopwatch`
      : `the ${unit ? `${unit} that have` : 'time that has'} passed since ${sinceOf(words.timerOf(timer))}`,
  remaining: ({ timer, unit = 'time' }, words) => {
    const name = words.timerOf(timer);
    return name.startsWith('the countdown') ? `the ${unit} left on ${name}` : `the ${unit} left`;
  },
  'excel-cell': ({ cell }, words) => `the value of ${sayCell(cell, words)}`,
  plus: ({ first, second }, words) => `${sayNumber(first, words)} plus ${sayNumber(second, words)}`,
  minus: ({ first, second }, words) => `${sayNumber(first, words)} minus ${sayNumber(second, words)}`,
  times: ({ first, second }, words) => `${sayNumber(first, words)} times ${sayNumber(second, words)}`,
  divide: ({ first, second }, words) => `${sayNumber(first, words)} divided by ${sayNumber(second, words)}`,
  percent: ({ percent, value }, words) => `${sayNumber(percent, words)}% of ${sayNumber(value, words)}`,
  round: ({ value, digits }, words) =>
    `${sayNumber(value, words).replace(/^\((.*)\)$/, '$1')}, rounded to ${digits ? `${digits} decimal ${digits === 1 ? 'place' : 'places'}` : 'a whole number'}`,
  sum: ({ value }, words) => `the sum of the numbers in ${sayInside(value, words)}`,
  average: ({ value }, words) => `the average of the numbers in ${sayInside(value, words)}`,
  deviation: ({ value }, words) => `the standard deviation of the numbers in ${sayInside(value, words)}`,
  smallest: ({ value }, words) => `the smallest number in ${sayInside(value, words)}`,
  largest: ({ value }, words) => `the largest number in ${sayInside(value, words)}`,
  length: ({ value }, words) => `the number of characters in ${sayInside(value, words)}`,
  'word-count': ({ value }, words) => `the number of words in ${sayInside(value, words)}`,
  'line-count': ({ value }, words) => `the number of lines in ${sayInside(value, words)}`,
  line: ({ number, value }, words) => `line ${sayNumber(number, words)} of ${sayInside(value, words)}`,
  word: ({ number, value }, words) => `word ${sayNumber(number, words)} of ${sayInside(value, words)}`,
  'last-line': ({ value }, words) => `the last line of ${sayInside(value, words)}`,
  'last-word': ({ value }, words) => `the last word of ${sayInside(value, words)}`,
  column: ({ number, value }, words) =>
    `column ${sayNumber(number, words)} of ${sayInside(value, words)} (columns are separated by tabs)`,
  'random-line': ({ value }, words) => `a random line from ${sayInside(value, words)}`,
  between: ({ before, after, value }, words) =>
    `the text between ${sayText(before)} and ${sayText(after)} in ${sayInside(value, words)}`,
  found: ({ what, value }, words) => `the ${FOUND[what]} found in ${sayInside(value, words)}`,
  padded: ({ value, digits }, words) => {
    const said = sayInside(value, words);
    return `${said}${said.length > 20 ? ',' : ''} written with ${digits} digits (like ${'12'.padStart(digits, '0')})`;
  },
  repeated: ({ value, times }, words) => `${sayInside(value, words)} ${sayInside(times, words)} times in a row`,
  changed: ({ value, change }, words) => {
    const isNumber = value.kind === 'changed' && value.change.kind === 'clean-number';
    return sayChange(isNumber ? sayNumber(value, words) : sayInside(value, words), change, words);
  },
};

/** A value in words: “hello”, the copied text, today’s date. */
export function sayValue(value: Primary, words: Words): string {
  // Each kind has its own phrase, of its own type; TypeScript cannot follow that through the index.
  return (SAY[value.kind] as (value: Primary, words: Words) => string)(value, words);
}

/** A value inside a longer phrase, where the example of a date would only disturb. */
export function sayInside(value: Primary, words: Words): string {
  if (value.kind === 'date') return sayPlainDate(value, words);
  if (value.kind === 'text') return sayTextInside(value.text);
  return value.kind === 'time' ? sayPlainDate(asTime(value), words) : sayValue(value, words);
}

const CALCULATED = ['plus', 'minus', 'times', 'divide', 'percent'];

// What is calculated with is a number, wherever it was copied.
function sayNumber(value: Primary, words: Words): string {
  const inner = value.kind === 'changed' && value.change.kind === 'clean-number' ? value.value : value;
  if (inner.kind === 'clipboard') return 'the copied number';
  if (inner.kind === 'selection') return 'the selected number';
  const said = sayInside(inner, words);
  return CALCULATED.includes(inner.kind) ? `(${said})` : said;
}

// "a followed by b"; more than two are a list.
function sayJoined(parts: readonly Primary[], words: Words): string {
  const said = parts.map((part) => sayValue(part, words));
  return said.length === 2 ? `${said[0]} followed by ${said[1]}` : sayList(said, 'and');
}

/** "cell A1", "the selected cell". */
export function sayCell(cell: Primary, words: Words): string {
  if (cell.kind !== 'text') return `the cell named by ${sayInside(cell, words)}`;
  return /^(?:active|selected|current)(?: cell)?$/i.test(cell.text) ? 'the selected cell' : `cell ${cell.text}`;
}

// A program has no title of its own; its window has.
function windowOf(window: Window): string {
  return window.kind === 'app' && window.title === undefined ? `the ${sayWindow(window)} window` : sayWindow(window);
}

function asTime({ format = 'HH:mm', zone }: Of<'time'>): Parameters<typeof sayDate>[0] {
  return { format, ...(zone === undefined ? {} : { zone }) };
}

// A day that is written down is no text to be typed.
function sayDay(date: Primary, words: Words): string {
  return date.kind === 'text' ? date.text : sayInside(date, words);
}

function sinceOf(timer: string): string {
  return timer.startsWith('the countdown') ? `${timer} began` : 'the start';
}
