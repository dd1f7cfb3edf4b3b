import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, text } from '../slot.ts';

const HOW = {
  shown: ['show', 'see', 'keep open', 'visible', 'output', 'stay open'],
  hidden: ['hidden', 'background', 'silently', 'without a window', 'invisible'],
};

export const runCommand = action({
  id: 'run-command',
  title: 'Run a command of the command line',
  slots: { command: text('command to run'), how: choice('way to run it', HOW, 'shown') },
  code: ({ command, how }) =>
    how === 'shown'
      ? ahk`Run(A_ComSpec ${quoteString(` /k ${command}`)})`
      : ahk`Run(A_ComSpec ${quoteString(` /c ${command}`)},, "Hide")`,
});
