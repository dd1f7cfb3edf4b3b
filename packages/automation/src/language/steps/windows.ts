import { choice, list, maybe, slot, word } from '../grammar.ts';

const SWITCH = choice('state', 'on', 'off', 'toggle');

const SIDE = choice('side', 'left', 'right', 'main', 'other');

/** What is done with windows. */
export const WINDOW_STEPS = {
  activate: [slot('window', 'window')],
  close: [slot('window', 'window')],
  kill: [slot('window', 'window')],
  minimize: [slot('window', 'window')],
  maximize: [slot('window', 'window')],
  restore: [slot('window', 'window')],
  'toggle-maximize': [slot('window', 'window')],
  'toggle-minimize': [slot('window', 'window')],
  hide: [slot('window', 'window')],
  unhide: [slot('window', 'window')],
  'toggle-hide': [slot('window', 'window')],
  top: [slot('window', 'window'), SWITCH],
  'to-back': [slot('window', 'window')],
  /** How much of it is seen: 100 is solid. */
  opacity: [slot('window', 'window'), slot('level', 'level')],
  'toggle-opacity': [slot('window', 'window'), slot('percent', 'amount')],
  /** How much shines through: 0 is solid. */
  transparency: [slot('window', 'window'), slot('level', 'level')],
  'toggle-transparency': [slot('window', 'window'), slot('percent', 'amount')],
  place: [
    slot('window', 'window'),
    slot('spot', 'spot'),
    maybe(word('on'), maybe(SIDE), maybe(slot('monitor', 'number'))),
  ],
  size: [slot('window', 'window'), slot('size', 'size')],
  grow: [slot('window', 'window'), slot('pixels', 'amount')],
  shrink: [slot('window', 'window'), slot('pixels', 'amount')],
  move: [slot('window', 'window'), choice('direction', 'left', 'right', 'up', 'down'), slot('pixels', 'amount')],
  /** By where the screen stands, or by its number. */
  monitor: [slot('window', 'window'), maybe(SIDE), maybe(slot('number', 'number'))],
  'next-monitor': [slot('window', 'window')],
  'to-mouse-monitor': [slot('window', 'window')],
  'span-monitors': [slot('window', 'window')],
  'roll-up': [slot('window', 'window')],
  borderless: [slot('window', 'window'), SWITCH],
  'title-bar': [slot('window', 'window'), SWITCH],
  'click-through': [slot('window', 'window'), SWITCH],
  rename: [slot('window', 'window'), slot('title', 'value')],
  cycle: [slot('window', 'window')],
  'pick-window': [slot('window', 'window')],
  'send-to': [slot('window', 'window'), slot('key', 'key')],
  'type-to': [slot('window', 'window'), slot('value', 'value')],
  'show-desktop': [],
  'minimize-all': [],
  tile: [list('windows', 'window')],
  swap: [slot('first', 'window'), word('with'), slot('second', 'window')],
  'save-layout': [],
  'restore-layout': [],
  'virtual-desktop': [choice('which', 'next', 'previous', 'new', 'close', 'overview')],
  'virtual-desktop-number': [slot('number', 'number')],
  'window-to-virtual-desktop': [choice('which', 'next', 'previous')],
  'dim-others': [SWITCH],
  'mark-window': [SWITCH],
} as const;
