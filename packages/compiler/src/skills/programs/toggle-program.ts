import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { program } from '../slot.ts';
import { criterion } from '../windows/target.ts';

export const toggleProgram = action({
  id: 'toggle-program',
  title: 'Show a program or minimize it with the same key, and open it if needed',
  slots: { program: program('program to show and minimize') },
  code: ({ program }) => ahk`
  if WinActive(${criterion(program)})
      WinMinimize()
  else if WinExist(${criterion(program)})
      WinActivate()
  else
      Run(${quoteString(program.run)})
`,
});
