import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const sleepComputer = action({
  id: 'sleep-computer',
  title: 'Put the computer to sleep',
  slots: {},
  code: () => ahk`DllCall("PowrProf\SetSuspendState", "Int", false, "Int", false, "Int", false)`,
});
