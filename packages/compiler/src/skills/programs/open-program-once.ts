import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { program } from '../slot.ts';

export const openProgramOnce = action({
  id: 'open-program-once',
  title: 'Open a program unless it is already running',
  slots: { program: program('program to open') },
  code: ({ program }) => ahk`
  if !ProcessExist(${quoteString(program.exe)})
      Run(${quoteString(program.run)})
`,
});
