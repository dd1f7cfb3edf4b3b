import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { hotkey, type Program, path, program, site } from '../slot.ts';
import { openingKey } from './opening-key.ts';

const NONE: Program = { name: 'no further program', run: '', exe: '' };
const USUAL = [
  opener('Notepad', quoteString('notepad.exe')),
  opener('Calculator', quoteString('calc.exe')),
  opener('Downloads', folderExpression('Downloads')),
];

export const launcherWindow = recipe({
  id: 'launcher-window',
  title: 'A window with a button for each of your programs, folders and web sites',
  slots: {
    open: hotkey('key that shows the window', '^!b'),
    firstProgram: program('program', NONE),
    secondProgram: program('second program', NONE),
    thirdProgram: program('third program', NONE),
    fourthProgram: program('fourth program', NONE),
    fifthProgram: program('fifth program', NONE),
    firstSite: site('web site', ''),
    secondSite: site('second web site', ''),
    thirdSite: site('third web site', ''),
    firstFolder: path('folder', ''),
    secondFolder: path('second folder', ''),
    thirdFolder: path('third folder', ''),
  },
  code: ({ open, ...named }) => {
    const programs = [
      named.firstProgram,
      named.secondProgram,
      named.thirdProgram,
      named.fourthProgram,
      named.fifthProgram,
    ];
    const sites = [named.firstSite, named.secondSite, named.thirdSite];
    const folders = [named.firstFolder, named.secondFolder, named.thirdFolder];
    const openers = [
      ...programs.filter(({ run }) => run).map(({ name, run }) => opener(name, quoteString(run))),
      ...sites.filter(Boolean).map((address) => opener(hostOf(address), quoteString(address))),
      ...folders.filter(Boolean).map((folder) => opener(lastPart(folder), folderExpression(folder))),
    ];
    return ahk`
    window := Gui("+AlwaysOnTop", "Open")
    window.SetFont("s11", "Segoe UI")

    ; The buttons: a name and what it opens (a program, a folder, a file or a web address).
    ${(openers.length > 0 ? openers : USUAL).join('\n')}
    window.Show()

    AddOpener(name, target) {
        window.AddButton("xm w220 h36", name).OnEvent("Click", (*) => Run(target))
    }

    ; Brings the window back when it was closed or is behind others.
    ${openingKey(open, '^!b')}::window.Show()
  `;
  },
});

function opener(name: string, target: string): string {
  return `AddOpener(${quoteString(name.replaceAll('&', '&&'))}, ${target})`;
}

function hostOf(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/[/?].*$/s, '');
}

function lastPart(folder: string): string {
  return folder.split(/[\\/]/).filter(Boolean).at(-1) ?? folder;
}
