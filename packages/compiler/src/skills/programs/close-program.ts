import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { program } from '../slot.ts';
import { criterion } from '../windows/target.ts';

export const closeProgram = action({
  id: 'close-program',
  title: 'Close a program',
  slots: { program: program('program to close') },
  code: ({ program }) => ahk`
  for closingWindow in WinGetList(${criterion(program)})
      WinClose(closingWindow)
`,
});
