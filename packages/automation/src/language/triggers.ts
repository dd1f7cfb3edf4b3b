import { choice, flag, list, maybe, type NodeOf, slot, word } from './grammar.ts';

/** How a key is pressed, if not simply. A plain press keeps doing what it did unless a rule of its own says otherwise. */
export const PRESSES = {
  up: [],
  /** So soon after one another, at most. */
  double: [maybe(slot('within', 'span'))],
  triple: [maybe(slot('within', 'span'))],
  /** Tapped with nothing else; held with other keys it stays what it is. */
  alone: [],
  long: [maybe(slot('for', 'span'))],
} as const;
export type Press = NodeOf<typeof PRESSES>;

export const KEY_GROUPS = ['letters', 'digits', 'function-keys', 'numpad', 'arrows', 'mouse-buttons', 'all'] as const;
export const EDGES = [
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
  'left-edge',
  'right-edge',
  'top-edge',
  'bottom-edge',
] as const;

/** What sets a rule off. */
export const TRIGGERS = {
  /** `once`: not again and again while the key is held. */
  key: [slot('key', 'key'), maybe(slot('press', 'press')), flag('once'), flag('keep')],
  /** Two keys at once, whichever comes first. */
  together: [slot('first', 'key'), slot('second', 'key')],
  /** One key after the other. */
  sequence: [list('keys', 'key')],
  'any-key': [choice('group', ...KEY_GROUPS), flag('keep')],
  abbr: [list('texts', 'text'), maybe(choice('fires', 'now', 'ending')), flag('case'), flag('inside')],
  every: [slot('time', 'time')],
  hourly: [maybe(word('at'), slot('minute', 'number'))],
  daily: [list('at', 'clock'), maybe(word('on'), slot('days', 'days'))],
  monthly: [slot('day', 'number'), slot('at', 'clock')],
  /** Once, on a date: `2026-12-24 18:00`. */
  'on-date': [slot('when', 'text')],
  after: [slot('time', 'time')],
  start: [],
  exits: [],
  idle: [slot('time', 'time')],
  /** Somebody is back after having been away so long. */
  returned: [slot('time', 'time')],
  'window-opens': [slot('window', 'window')],
  'window-closes': [slot('window', 'window')],
  'window-focused': [slot('window', 'window')],
  'window-unfocused': [slot('window', 'window')],
  'title-changes': [slot('window', 'window')],
  'program-starts': [list('apps', 'text')],
  'program-ends': [list('apps', 'text')],
  copied: [],
  'text-selected': [],
  'file-appears': [slot('folder', 'place'), slot('pattern', 'text')],
  /** A new file whose size has not changed for so long. */
  'file-settles': [slot('folder', 'place'), slot('pattern', 'text'), slot('time', 'span')],
  'file-changes': [slot('file', 'files')],
  /** No such file is left. */
  'files-gone': [slot('files', 'files')],
  'pixel-becomes': [slot('at', 'point'), slot('color', 'color')],
  'pixel-leaves': [slot('at', 'point'), slot('color', 'color')],
  'pixel-changes': [slot('at', 'point')],
  woke: [],
  locked: [],
  unlocked: [],
  'usb-plugged': [],
  'usb-unplugged': [],
  /** A certain one, by its letter or its label. */
  'drive-plugged': [slot('drive', 'text')],
  'drive-unplugged': [slot('drive', 'text')],
  'charger-plugged': [],
  'charger-unplugged': [],
  'battery-below': [slot('percent', 'number')],
  'battery-above': [slot('percent', 'number')],
  'space-below': [slot('drive', 'text'), slot('gigabytes', 'number')],
  'internet-lost': [],
  'internet-back': [],
  'site-down': [slot('address', 'text')],
  'page-changes': [slot('address', 'text')],
  'mouse-at': [choice('edge', ...EDGES), maybe(word('for'), slot('time', 'span'))],
  'mouse-still': [slot('time', 'span')],
  'mouse-moves': [],
} as const;
export type Trigger = NodeOf<typeof TRIGGERS>;
