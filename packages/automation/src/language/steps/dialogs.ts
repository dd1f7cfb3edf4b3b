import { choice, flag, list, maybe, slot, word } from '../grammar.ts';

const COLOR = maybe(slot('color', 'color'));
const LETTERS = maybe(choice('size', 'large', 'small'));
const SPOT = maybe(word('at'), slot('spot', 'spot'));

/** What the script shows and asks. */
export const DIALOGS = {
  /** A message that stays until it is clicked away, above all windows. */
  show: [
    slot('value', 'value'),
    maybe(word('titled'), slot('title', 'value')),
    maybe(word('for'), slot('time', 'span')),
  ],
  /** A notice in the corner that goes away, and what a click on it does. */
  notify: [slot('value', 'value'), maybe(slot('steps', 'steps'))],
  /** Small words at the pointer. */
  tip: [slot('value', 'value'), maybe(word('for'), slot('time', 'span'))],
  /** Huge words in the middle of the screen, until they are hidden or for a time. */
  'big-text': [slot('value', 'value'), COLOR, LETTERS, SPOT, maybe(word('for'), slot('time', 'span'))],
  'hide-big-text': [],
  /** Words that stay on the screen until they change or are hidden. */
  label: [slot('label', 'label'), slot('value', 'value'), COLOR, LETTERS, SPOT],
  'hide-label': [slot('label', 'label')],
  'show-picture': [slot('file', 'files')],
  'show-list': [slot('value', 'value')],
  'note-window': [slot('file', 'files')],
  ask: [
    slot('prompt', 'value'),
    word('as'),
    slot('name', 'name'),
    maybe(word('default'), slot('default', 'primary')),
    flag('hidden'),
  ],
  'ask-number': [
    slot('prompt', 'value'),
    word('as'),
    slot('name', 'name'),
    maybe(word('default'), slot('default', 'primary')),
  ],
  'ask-date': [slot('prompt', 'value'), word('as'), slot('name', 'name')],
  choose: [slot('prompt', 'value'), word('as'), slot('name', 'name'), word('from'), list('options', 'primary')],
  /** The lines of a text to pick one from, narrowed by typing. */
  pick: [slot('lines', 'value'), word('as'), slot('name', 'name')],
  /** Several questions in one window. */
  form: [maybe(word('titled'), slot('title', 'text')), slot('fields', 'fields')],
  /** Goes on only if the answer is yes. */
  confirm: [slot('question', 'value'), maybe(word('within'), slot('time', 'span'), choice('default', 'yes', 'no'))],
  /** Goes on only with the right word. */
  password: [slot('word', 'primary')],
  menu: [slot('items', 'items')],
  /** A small window with a button for each. */
  buttons: [slot('items', 'items'), flag('stay')],
  'tray-menu': [slot('items', 'items')],
} as const;
