import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import type { Program } from '../slot.ts';
import { program } from '../slot.ts';

const NONE: Program = { name: '', run: '', exe: '' };

export const trayMenu = recipe({
  id: 'tray-menu',
  title: 'Add your own entries to the menu of the icon near the clock',
  slots: {
    first: program('first program', { name: 'Notepad', run: 'notepad.exe', exe: 'notepad.exe' }),
    second: program('second program', { name: 'Calculator', run: 'calc.exe', exe: 'CalculatorApp.exe' }),
    third: program('third program', NONE),
  },
  code: ({ first, second, third }) => ahk`
  ; Right-click the icon of this script near the clock to see the entries.
  A_IconTip := "My menu"
  A_TrayMenu.Delete() ; takes out the standard entries
  ${[first, second, third]
    .filter(({ run }, index, all) => run && all.findIndex((other) => other.run === run) === index)
    .map(({ name, run }) => `A_TrayMenu.Add(${quoteString(name)}, (*) => Run(${quoteString(run)}))`)
    .join('\n')}
  A_TrayMenu.Add() ; a line
  A_TrayMenu.Add("Reload", (*) => Reload())
  A_TrayMenu.Add("Exit", (*) => ExitApp())
`,
});
