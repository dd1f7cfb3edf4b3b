import { choice, flag, list, maybe, type NodeOf, slot, word } from './grammar.ts';

/** The time of a timer as a number to work with, not as a clock shows it. */
const WHOLE_UNITS = ['seconds', 'minutes', 'hours'] as const;

/** What a value can be besides a text, a number, `$name` and values joined by `+`. */
export const VALUES = {
  clipboard: [],
  selection: [],
  date: [
    maybe(slot('shift', 'shift')),
    maybe(slot('format', 'text')),
    maybe(word('language'), slot('language', 'text')),
    maybe(word('zone'), slot('zone', 'text')),
  ],
  time: [maybe(slot('format', 'text')), maybe(word('zone'), slot('zone', 'text'))],
  'week-number': [maybe(slot('shift', 'shift'))],
  'day-of-year': [],
  'days-until': [slot('date', 'primary')],
  'days-between': [slot('first', 'primary'), slot('second', 'primary')],
  random: [slot('from', 'amount'), slot('to', 'amount')],
  'one-of': [list('texts', 'primary')],
  /** The same, and none comes again before all the others have come. */
  'shuffled-of': [list('texts', 'primary')],
  'random-text': [slot('length', 'amount'), maybe(choice('from', 'letters', 'digits', 'password'))],
  guid: [],
  'file-name': [maybe(slot('file', 'primary'))],
  'file-path': [],
  'file-text': [slot('file', 'files')],
  'file-count': [slot('files', 'files'), maybe(word('older'), slot('days', 'number'))],
  'folder-size': [slot('folder', 'place')],
  'window-title': [maybe(slot('window', 'window'))],
  'window-program': [maybe(slot('window', 'window'))],
  'window-text': [maybe(slot('window', 'window'))],
  'pressed-key': [],
  'mouse-position': [],
  'color-at-mouse': [],
  /** The same as three numbers: 43,92,138. */
  'rgb-at-mouse': [],
  'page-address': [],
  'page-text': [slot('address', 'primary')],
  'song-title': [],
  'computer-name': [],
  'user-name': [],
  'ip-address': [],
  'battery-level': [],
  'volume-level': [],
  'brightness-level': [],
  'monitor-count': [],
  'free-space': [slot('drive', 'text')],
  uptime: [],
  'idle-time': [],
  elapsed: [slot('timer', 'label'), maybe(choice('unit', ...WHOLE_UNITS))],
  remaining: [slot('timer', 'label'), maybe(choice('unit', ...WHOLE_UNITS))],
  'excel-cell': [slot('cell', 'primary')],
  plus: [slot('first', 'primary'), slot('second', 'primary')],
  minus: [slot('first', 'primary'), slot('second', 'primary')],
  times: [slot('first', 'primary'), slot('second', 'primary')],
  divide: [slot('first', 'primary'), slot('second', 'primary')],
  percent: [slot('percent', 'primary'), word('of'), slot('value', 'primary')],
  round: [slot('value', 'primary'), maybe(word('digits'), slot('digits', 'number'))],
  sum: [slot('value', 'primary')],
  average: [slot('value', 'primary')],
  deviation: [slot('value', 'primary')],
  smallest: [slot('value', 'primary')],
  largest: [slot('value', 'primary')],
  length: [slot('value', 'primary')],
  'word-count': [slot('value', 'primary')],
  'line-count': [slot('value', 'primary')],
  line: [slot('number', 'amount'), word('of'), slot('value', 'primary')],
  word: [slot('number', 'amount'), word('of'), slot('value', 'primary')],
  'last-line': [word('of'), slot('value', 'primary')],
  'last-word': [word('of'), slot('value', 'primary')],
  column: [slot('number', 'amount'), word('of'), slot('value', 'primary')],
  'random-line': [slot('value', 'primary')],
  between: [slot('before', 'text'), slot('after', 'text'), word('of'), slot('value', 'primary')],
  found: [choice('what', 'links', 'emails', 'numbers', 'dates'), word('of'), slot('value', 'primary')],
  padded: [slot('value', 'primary'), word('to'), slot('digits', 'number')],
  repeated: [slot('value', 'primary'), word('x'), slot('times', 'amount')],
  changed: [slot('value', 'primary'), slot('change', 'change')],
} as const;

/** One value, without a join: what a function takes. */
export type Primary =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'name'; readonly name: string }
  /** `( … )`: a join where a single value is wanted. */
  | { readonly kind: 'joined'; readonly parts: readonly Primary[] }
  | NodeOf<typeof VALUES>;

/** A value, or several joined into one text. */
export type Value = Primary;

/** A number that is written down, remembered or worked out. */
export type Amount = Primary;

/** A length of time, written down or remembered: `5min`, `$minutes minutes`. */
export type Time =
  | { readonly kind: 'span'; readonly span: { readonly from: number; readonly to: number } }
  | { readonly kind: 'named'; readonly name: string; readonly unit: TimeUnit };

export const TIME_UNITS = ['milliseconds', 'seconds', 'minutes', 'hours'] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Another day than today. */
export const SHIFTS = {
  plus: [slot('amount', 'amount'), choice('unit', 'minutes', 'hours', 'days', 'workdays', 'weeks', 'months', 'years')],
  minus: [slot('amount', 'amount'), choice('unit', 'minutes', 'hours', 'days', 'workdays', 'weeks', 'months', 'years')],
  next: [choice('weekday', ...WEEKDAYS)],
  last: [choice('weekday', ...WEEKDAYS)],
  'start-of': [choice('period', 'week', 'month', 'last-month', 'next-month', 'year')],
  'end-of': [choice('period', 'week', 'month', 'last-month', 'next-month', 'year')],
} as const;
export type Shift = NodeOf<typeof SHIFTS>;

/** How a text is changed. */
export const CHANGES = {
  upper: [],
  lower: [],
  title: [],
  sentence: [],
  'invert-case': [],
  'next-case': [],
  trim: [],
  'trim-lines': [],
  'one-line': [],
  unwrap: [],
  'no-blank-lines': [],
  'sort-lines': [],
  'unique-lines': [flag('any-case')],
  'shuffle-lines': [],
  'reverse-lines': [],
  reverse: [],
  'number-lines': [],
  'remove-numbers': [],
  'only-numbers': [],
  'only-letters': [],
  'no-spaces': [],
  'single-spaces': [],
  'no-accents': [],
  'no-punctuation': [],
  'straight-quotes': [],
  'curly-quotes': [],
  'clean-number': [],
  'group-digits': [],
  'swap-decimal-signs': [],
  'spaces-to': [slot('sign', 'text')],
  replace: [slot('what', 'text'), word('by'), slot('by', 'primary')],
  remove: [slot('what', 'text')],
  wrap: [slot('before', 'primary'), slot('after', 'primary')],
  prefix: [slot('with', 'primary')],
  suffix: [slot('with', 'primary')],
  'prefix-lines': [slot('with', 'primary')],
  'suffix-lines': [slot('with', 'primary')],
  'join-lines': [slot('sign', 'text')],
  'split-lines': [slot('sign', 'text')],
  'keep-lines': [slot('having', 'text')],
  'drop-lines': [slot('having', 'text')],
  'first-characters': [slot('count', 'amount')],
  'last-characters': [slot('count', 'amount')],
  'pad-numbers': [slot('digits', 'number')],
  'swap-names': [],
  'snake-case': [],
  'kebab-case': [],
  'camel-case': [],
  calc: [],
  'number-to-words': [],
  'spell-out': [],
  'url-encode': [],
  'url-decode': [],
  'html-escape': [],
  base64: [],
  'clean-links': [],
  'markdown-table': [],
} as const;
export type Change = NodeOf<typeof CHANGES>;
