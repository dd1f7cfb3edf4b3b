import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';

export const capsLockOff = recipe({
  id: 'caps-lock-off',
  title: 'Switch Caps Lock off for good',
  slots: {},
  code: () => ahk`
  SetCapsLockState("AlwaysOff")
  CapsLock::return
`,
});
