import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { sent } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { choice, key, type Program, program } from '../slot.ts';

const NONE: Program = { name: 'no program', run: '', exe: '' };
const PURPOSES = {
  become: [],
  open: ['opens', 'launch', 'launches', 'start', 'starts', 'run', 'runs', 'bring up', 'brings up'],
};

export const copilotKey = recipe({
  id: 'copilot-key',
  title: 'Make the Copilot key another key, or open a program with it',
  slots: {
    to: key('key it becomes', 'RCtrl'),
    program: program('program to open', NONE),
    purpose: choice('purpose', PURPOSES, 'become'),
  },
  code: ({ to, program, purpose }) => ahk`
  ; The Copilot key sends Win+Shift+F23.
  ${program.run || purpose === 'open' ? opening(program) : becoming(to)}
`,
});

function opening({ run }: Program): string {
  return run ? `#+F23::Run(${quoteString(run)})` : '#+F23::Run("notepad.exe") ; put your program here';
}

function becoming(to: string): string {
  return ahk`
    #+F23:: {
        Send("{Blind}{LShift Up}{LWin Up}{${sent(to)} Down}")
        KeyWait("F23")
        Send("{${sent(to)} Up}")
    }
  `;
}
