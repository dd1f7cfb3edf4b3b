import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const KEYS = {
  CapsLock: ['caps', 'capslock', 'caps lock', 'capitals'],
  NumLock: ['num', 'numlock', 'num lock'],
  ScrollLock: ['scroll', 'scrolllock', 'scroll lock'],
};
const STATES = { toggle: ['toggle', 'switch'], On: ['on', 'enable'], Off: ['off', 'disable'] };

export const toggleLockKey = action({
  id: 'toggle-lock-key',
  title: 'Turn Caps Lock, Num Lock or Scroll Lock on or off',
  slots: { lock: choice('lock key', KEYS, 'CapsLock'), state: choice('state', STATES, 'toggle') },
  code: ({ lock, state }) =>
    state === 'toggle' ? ahk`Set${lock}State(!GetKeyState("${lock}", "T"))` : ahk`Set${lock}State("${state}")`,
});
