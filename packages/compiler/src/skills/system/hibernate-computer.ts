import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const hibernateComputer = action({
  id: 'hibernate-computer',
  title: 'Put the computer into hibernation',
  slots: {},
  code: () => ahk`DllCall("PowrProf\SetSuspendState", "Int", true, "Int", false, "Int", false)`,
});
