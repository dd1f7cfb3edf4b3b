import { choice, list, type NodeOf, slot } from './grammar.ts';
import { EDGES } from './triggers.ts';
import { WEEKDAYS } from './values.ts';

export const STATES = [
  'capslock',
  'numlock',
  'scrolllock',
  'mute',
  'mic-mute',
  'wifi',
  'internet',
  'charger',
  'dark-mode',
] as const;

export const SHAPES = ['number', 'address', 'email', 'path', 'date', 'text', 'image', 'files', 'empty'] as const;

/** What can be true. `in app "Excel"` limits a rule, `if app "Excel" { … }` a step: one table for both. */
export const CONDITIONS = {
  /** In front. */
  app: [list('apps', 'text')],
  title: [list('titles', 'text')],
  browser: [],
  desktop: [],
  'text-field': [],
  fullscreen: [],
  exists: [slot('window', 'window')],
  active: [slot('window', 'window')],
  maximized: [slot('window', 'window')],
  minimized: [slot('window', 'window')],
  'on-top': [slot('window', 'window')],
  over: [slot('window', 'window')],
  'over-title-bar': [],
  running: [list('apps', 'text')],
  on: [choice('state', ...STATES)],
  held: [slot('key', 'key')],
  hours: [slot('hours', 'hours')],
  days: [slot('days', 'days')],
  /** Of the month, Saturdays and Sundays left out. */
  'first-workday': [],
  'last-workday': [],
  'nth-in-month': [slot('number', 'number'), choice('weekday', ...WEEKDAYS)],
  'last-in-month': [choice('weekday', ...WEEKDAYS)],
  'even-week': [],
  'odd-week': [],
  mode: [slot('mode', 'label')],
  /** A timer, a loop or a held key of that name is going on. */
  runs: [slot('timer', 'label')],
  /** The same trigger fired less than that ago. */
  'again-within': [slot('time', 'span')],
  idle: [slot('time', 'time')],
  selected: [],
  'file-exists': [slot('file', 'files')],
  'drive-present': [slot('drive', 'text')],
  pixel: [slot('at', 'point'), slot('color', 'color')],
  'image-shown': [slot('file', 'files')],
  'mouse-at': [choice('edge', ...EDGES)],
  'mouse-moved': [],
  'battery-below': [slot('percent', 'number')],
  chance: [slot('percent', 'amount')],
  /** Asks, and is true if the answer is yes. */
  yes: [slot('question', 'primary')],
} as const;

export const COMPARISONS = ['=', '<', '>', '<=', '>=', 'contains', 'starts-with', 'ends-with', 'matches'] as const;

export type Condition =
  | NodeOf<typeof CONDITIONS>
  | {
      readonly kind: 'compare';
      readonly value: import('./values.ts').Primary;
      readonly how: (typeof COMPARISONS)[number];
      readonly with: import('./values.ts').Primary;
    }
  | {
      readonly kind: 'is';
      readonly value: import('./values.ts').Primary;
      readonly shape: (typeof SHAPES)[number];
    }
  | { readonly kind: 'not'; readonly condition: Condition }
  | { readonly kind: 'and'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'or'; readonly conditions: readonly Condition[] };
