import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

export const powerMenu = recipe({
  id: 'power-menu',
  title: 'Show a menu to lock, sleep, restart or shut down',
  slots: { hotkey: hotkey('key that shows the menu', '^!Delete') },
  code: ({ hotkey }) => ahk`
  power := Menu()
  power.Add("&Lock", (*) => DllCall("LockWorkStation"))
  power.Add("&Sleep", (*) => DllCall("PowrProf\SetSuspendState", "Int", false, "Int", false, "Int", false))
  power.Add("&Hibernate", (*) => DllCall("PowrProf\SetSuspendState", "Int", true, "Int", false, "Int", false))
  power.Add("Log &off", (*) => Shutdown(0))
  power.Add("&Restart", (*) => Shutdown(2))
  power.Add("Shut &down", (*) => Shutdown(9))
  power.Add() ; a line
  power.Add("Cancel", (*) => "")

  ${hotkey}::power.Show()
`,
});
