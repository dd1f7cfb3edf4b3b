import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { program, text } from '../slot.ts';

export const openProgramWith = action({
  id: 'open-program-with',
  title: 'Open a program with parameters (command line switches)',
  slots: { program: program('program to open'), parameters: text('parameters', '') },
  code: ({ program: { run }, parameters }) =>
    ahk`Run(${quoteString([/\s/.test(run) ? `"${run}"` : run, parameters].filter(Boolean).join(' '))})`,
});
