import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';

const KEYS = {
  NumLock: ['num lock', 'numlock', 'num', 'number lock'],
  CapsLock: ['caps lock', 'capslock', 'caps'],
  ScrollLock: ['scroll lock', 'scrolllock', 'scroll'],
};
const STATES = {
  AlwaysOn: [
    'on',
    'always on',
    'keep it on',
    'stays on',
    'stay on',
    'leave it on',
    'switched on',
    'enable',
    'enabled',
    'active',
    'turning off',
    'turning itself off',
    'never off',
    'never be off',
  ],
  AlwaysOff: [
    'off',
    'always off',
    'keep it off',
    'disable',
    'disabled',
    'inactive',
    'never on',
    'turning on',
    'turning itself on',
    'be on',
  ],
};

export const keepLockKey = recipe({
  id: 'keep-lock-key',
  title: 'Keep Num Lock, Caps Lock or Scroll Lock always on or always off',
  slots: { key: choice('lock key', KEYS, 'NumLock'), state: choice('state', STATES, 'AlwaysOn') },
  code: ({ key, state }) => ahk`
  Persistent()
  Set${key}State("${state}")
`,
});
