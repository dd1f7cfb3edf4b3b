import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';

const KEYS = {
  NumLock: ['num', 'numlock', 'num lock', 'number lock'],
  CapsLock: ['caps', 'capslock', 'caps lock'],
  ScrollLock: ['scroll', 'scrolllock', 'scroll lock'],
};
const STATES = { AlwaysOn: ['on'], AlwaysOff: ['off'] };

export const lockKeyAlways = recipe({
  id: 'lock-key-always',
  title: 'Keep Num Lock always on, or another lock key on or off',
  slots: { lock: choice('lock key', KEYS, 'NumLock'), state: choice('state', STATES, 'AlwaysOn') },
  code: ({ lock, state }) => ahk`Set${lock}State("${state}")`,
});
