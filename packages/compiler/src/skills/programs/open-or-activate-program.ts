import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { program } from '../slot.ts';
import { criterion } from '../windows/target.ts';

export const openOrActivateProgram = action({
  id: 'open-or-activate-program',
  title: 'Switch to a program, or open it if it is not open',
  slots: { program: program('program to open') },
  code: ({ program }) => ahk`
  if WinExist(${criterion(program)})
      WinActivate()
  else
      Run(${quoteString(program.run)})
`,
});
