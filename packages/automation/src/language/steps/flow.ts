import { choice, list, maybe, slot, word } from '../grammar.ts';

const ELSE = maybe(word('else'), slot('otherwise', 'steps'));

/** Waiting, repeating, deciding, remembering. */
export const FLOW = {
  wait: [slot('time', 'time')],
  /** If it does not come in time, the rule ends there, with what stands behind `else`. */
  'wait-window': [slot('window', 'window'), maybe(word('for'), slot('time', 'span')), ELSE],
  'wait-closed': [slot('window', 'window'), maybe(word('for'), slot('time', 'span'), ELSE)],
  'wait-key': [slot('key', 'key')],
  'wait-until': [slot('condition', 'condition'), maybe(word('for'), slot('time', 'span'), ELSE)],
  'wait-copied': [],
  if: [slot('condition', 'condition'), slot('steps', 'steps'), ELSE],
  repeat: [slot('times', 'amount'), maybe(word('as'), slot('name', 'name')), slot('steps', 'steps')],
  'repeat-while': [slot('condition', 'condition'), slot('steps', 'steps')],
  'repeat-until': [slot('condition', 'condition'), slot('steps', 'steps')],
  /** Over and over until it is stopped; its key stops it too. */
  loop: [slot('steps', 'steps')],
  for: [
    slot('name', 'name'),
    word('from'),
    slot('from', 'amount'),
    word('to'),
    slot('to', 'amount'),
    slot('steps', 'steps'),
  ],
  'each-line': [slot('lines', 'value'), word('as'), slot('name', 'name'), slot('steps', 'steps')],
  'each-of': [list('values', 'primary'), word('as'), slot('name', 'name'), slot('steps', 'steps')],
  'each-file': [
    slot('files', 'files'),
    maybe(word('older'), slot('days', 'number')),
    maybe(choice('order', 'oldest-first', 'newest-first')),
    word('as'),
    slot('name', 'name'),
    slot('steps', 'steps'),
  ],
  'each-window': [slot('window', 'window'), slot('steps', 'steps')],
  break: [],
  /** A period, from start to start; for a pause between, `loop { … ; wait T }`. */
  every: [slot('time', 'time'), maybe(word('as'), slot('timer', 'label')), slot('steps', 'steps')],
  /** The trigger starts it, and the same trigger stops it. */
  'toggle-every': [slot('time', 'time'), maybe(word('as'), slot('timer', 'label')), slot('steps', 'steps')],
  'toggle-loop': [maybe(word('as'), slot('timer', 'label')), slot('steps', 'steps')],
  /** Once, later, while the script goes on. */
  after: [slot('time', 'time'), maybe(word('as'), slot('timer', 'label')), slot('steps', 'steps')],
  /** The same, with the time left on the screen. */
  countdown: [
    slot('time', 'time'),
    maybe(word('as'), slot('timer', 'label')),
    slot('steps', 'steps'),
    maybe(word('before'), slot('early', 'span'), slot('warning', 'steps')),
  ],
  'while-held': [maybe(slot('time', 'span')), slot('steps', 'steps')],
  /** What is done until the key is let go: first, then when it is released. */
  'during-hold': [slot('steps', 'steps'), word('then'), slot('released', 'steps')],
  stop: [slot('timer', 'label')],
  /** Ends the timers and loops of this script and lets go of its keys. */
  'stop-all': [],
  /** Ends this rule here. */
  done: [],
  alternate: [list('turns', 'steps')],
  'one-at-random': [list('turns', 'steps')],
  set: [slot('name', 'name'), slot('value', 'value')],
  add: [slot('name', 'name'), slot('amount', 'amount')],
  reset: [slot('name', 'name')],
  /** Keeps a value when the script ends. */
  remember: [slot('name', 'name')],
  mode: [slot('mode', 'label'), choice('state', 'on', 'off', 'toggle')],
  stopwatch: [choice('state', 'start', 'stop', 'toggle', 'reset', 'show')],
  'pause-script': [choice('state', 'on', 'off', 'toggle')],
  suspend: [choice('state', 'on', 'off', 'toggle')],
  reload: [],
  exit: [],
} as const;
