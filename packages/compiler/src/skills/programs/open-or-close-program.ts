import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { program } from '../slot.ts';
import { criterion } from '../windows/target.ts';

export const openOrCloseProgram = action({
  id: 'open-or-close-program',
  title: 'Open a program, or close it if it is open',
  slots: { program: program('program to open and close') },
  code: ({ program }) => ahk`
  if WinExist(${criterion(program)})
      WinClose()
  else
      Run(${quoteString(program.run)})
`,
});
