import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { program } from '../slot.ts';
import { criterion } from '../windows/target.ts';

export const restartProgram = action({
  id: 'restart-program',
  title: 'Restart a program',
  slots: { program: program('program to restart') },
  code: ({ program }) => ahk`
  for restartedWindow in WinGetList(${criterion(program)})
      WinClose(restartedWindow)
  ProcessWaitClose(${quoteString(program.exe)}, 5)
  Run(${quoteString(program.run)})
`,
});
