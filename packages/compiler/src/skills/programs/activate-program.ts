import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { program } from '../slot.ts';
import { criterion } from '../windows/target.ts';

export const activateProgram = action({
  id: 'activate-program',
  title: 'Bring the window of a program to the front',
  slots: { program: program('program to bring to the front') },
  code: ({ program }) => ahk`
  if WinExist(${criterion(program)})
      WinActivate()
`,
});
