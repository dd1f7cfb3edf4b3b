import { choice, flag, maybe, slot, word } from '../grammar.ts';

const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
const BUTTONS = ['left', 'right', 'middle'] as const;

/** The pointer and its buttons. */
export const MOUSE = {
  click: [
    maybe(choice('button', ...BUTTONS)),
    maybe(word('x'), slot('times', 'amount')),
    maybe(word('at'), slot('at', 'point')),
    flag('and-return'),
  ],
  /** A button or a link by its words, in a window. */
  'click-button': [slot('label', 'value'), maybe(word('of'), slot('window', 'window'))],
  'click-image': [slot('file', 'files')],
  'click-color': [slot('color', 'color')],
  /** Without moving the pointer or taking the focus. */
  'click-in': [slot('window', 'window'), slot('at', 'xy')],
  'move-mouse': [slot('to', 'point')],
  'nudge-mouse': [choice('direction', ...DIRECTIONS), slot('pixels', 'amount')],
  'mouse-to-monitor': [slot('monitor', 'number')],
  'mouse-to-window': [slot('window', 'window')],
  'remember-mouse': [slot('name', 'name')],
  drag: [slot('from', 'point'), word('to'), slot('to', 'point'), maybe(choice('button', ...BUTTONS))],
  scroll: [choice('direction', ...DIRECTIONS), maybe(slot('notches', 'amount'))],
  /** These go on while the key that set them off is held. */
  'drag-window': [],
  'drag-size': [],
  'drag-scroll': [],
  pointer: [choice('state', 'hide', 'show', 'toggle', 'find')],
  'confine-pointer': [slot('window', 'window')],
  'free-pointer': [],
  'pointer-speed': [slot('level', 'level')],
  /** Puts back what the pointer speed was before this script changed it. */
  'restore-pointer-speed': [],
  'pointer-trail': [choice('state', 'on', 'off', 'toggle')],
} as const;
