import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import type { Program } from '../slot.ts';
import { hotkey, program } from '../slot.ts';

const NONE: Program = { name: 'no further program', run: '', exe: '' };

export const launcherMenu = recipe({
  id: 'launcher-menu',
  title: 'Show a menu of programs to open',
  slots: {
    hotkey: hotkey('key that shows the menu', '^!m'),
    first: program('first program', { name: 'Notepad', run: 'notepad.exe', exe: 'notepad.exe' }),
    second: program('second program', { name: 'Calculator', run: 'calc.exe', exe: 'CalculatorApp.exe' }),
    third: program('third program', NONE),
    fourth: program('fourth program', NONE),
    fifth: program('fifth program', NONE),
  },
  code: ({ hotkey, first, second, third, fourth, fifth }) => ahk`
  launcher := Menu()
  ${[first, second, third, fourth, fifth]
    .filter(({ run }) => run)
    .map(({ name, run }) => `launcher.Add(${quoteString(name)}, (*) => Run(${quoteString(run)}))`)
    .join('\n')}
  launcher.Add() ; a line
  launcher.Add("Cancel", (*) => "")

  ${hotkey}::launcher.Show()
`,
});
