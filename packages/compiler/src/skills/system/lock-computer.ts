import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const lockComputer = action({
  id: 'lock-computer',
  title: 'Lock the computer',
  slots: {},
  code: () => ahk`DllCall("LockWorkStation")`,
});
