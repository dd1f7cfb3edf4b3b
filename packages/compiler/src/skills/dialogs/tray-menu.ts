import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import type { Program } from '../slot.ts';
import { path, program, site, text } from '../slot.ts';

const NONE: Program = { name: '', run: '', exe: '' };
const USUAL: readonly Program[] = [
  { name: 'Notepad', run: 'notepad.exe', exe: 'notepad.exe' },
  { name: 'Calculator', run: 'calc.exe', exe: 'CalculatorApp.exe' },
];

export const trayMenu = recipe({
  id: 'tray-menu',
  title: 'Add your own entries to the menu of the icon near the clock',
  slots: {
    first: program('first program', NONE),
    second: program('second program', NONE),
    third: program('third program', NONE),
    file: path('file or folder to open', ''),
    page: site('web site to open', ''),
    label: text('name of the menu entry', ''),
  },
  code: ({ first, second, third, file, page, label }) => {
    const programs = [first, second, third].filter(
      ({ run }, index, all) => run && all.findIndex((other) => other.run === run) === index,
    );
    const places = [
      ...(file ? [{ name: label || nameOf(file), opens: folderExpression(file) }] : []),
      ...(page ? [{ name: file ? page : label || page, opens: quoteString(page) }] : []),
    ];
    const started = programs.length + places.length > 0 ? programs : USUAL;
    const entries = [...started.map(({ name, run }) => ({ name, opens: quoteString(run) })), ...places];
    return ahk`
  ; Right-click the icon of this script near the clock to see the entries.
  A_IconTip := "My menu"
  A_TrayMenu.Delete() ; takes out the standard entries
  ${entries.map(({ name, opens }) => `A_TrayMenu.Add(${quoteString(name)}, (*) => Run(${opens}))`).join('\n')}
  A_TrayMenu.Add() ; a line
  A_TrayMenu.Add("Reload", (*) => Reload())
  A_TrayMenu.Add("Exit", (*) => ExitApp())
`;
  },
});

function nameOf(file: string): string {
  return file.split(/[\\/]/).filter(Boolean).at(-1) ?? file;
}
