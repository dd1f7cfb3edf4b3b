import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { program } from '../slot.ts';
import { criterion } from '../windows/target.ts';

export const waitForProgram = action({
  id: 'wait-for-program',
  title: 'Wait until the window of a program is there',
  slots: { program: program('program to wait for') },
  code: ({ program }) => ahk`
  if WinWait(${criterion(program)},, 20)
      WinActivate()
`,
});
