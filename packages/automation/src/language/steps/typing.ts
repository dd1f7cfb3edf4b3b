import { choice, maybe, slot, word } from '../grammar.ts';

const SWITCH = choice('state', 'on', 'off', 'toggle');

/** Text and keys. */
export const TYPING = {
  /** Letter by letter, exactly as written. */
  type: [slot('value', 'value')],
  'type-slowly': [slot('value', 'value'), maybe(word('pause'), slot('pause', 'span'))],
  /** Through the clipboard, which is put back; without a value what Ctrl+V pastes. */
  paste: [maybe(slot('value', 'value'))],
  'paste-plain': [],
  send: [slot('key', 'key'), maybe(word('x'), slot('times', 'amount'))],
  'press-down': [slot('key', 'key')],
  release: [slot('key', 'key')],
  'hold-key': [slot('key', 'key'), slot('time', 'time')],
  'toggle-down': [slot('key', 'key')],
  'cursor-back': [slot('characters', 'number')],
  /** Types what a program has no field for: the text that stands in the clipboard history. */
  'clipboard-history': [],
  /** The key does nothing, or a branch is left empty on purpose. */
  nothing: [],
  /** The key does what it does without this script. */
  'as-usual': [],
  lock: [
    choice('key', 'capslock', 'numlock', 'scrolllock'),
    choice('state', 'on', 'off', 'toggle', 'always-on', 'always-off'),
  ],
  'block-input': [choice('what', 'keyboard', 'mouse', 'both'), slot('time', 'time')],
  /** Until they are freed: by this step, by Ctrl+Alt+Esc or by the end of the script. */
  'block-keyboard': [SWITCH],
  'block-mouse': [SWITCH],
  'block-both': [SWITCH],
  'input-language': [slot('language', 'text')],
  'record-macro': [],
  'play-macro': [maybe(word('x'), slot('times', 'amount'))],
} as const;
