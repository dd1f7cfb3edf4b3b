import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import type { Program } from '../slot.ts';
import { program } from '../slot.ts';
import { criterion } from '../windows/target.ts';

const NONE: Program = { name: 'no further program', run: '', exe: '' };

export const closeSeveralPrograms = action({
  id: 'close-several-programs',
  title: 'Close several programs at once',
  slots: {
    first: program('first program'),
    second: program('second program'),
    third: program('third program', NONE),
    fourth: program('fourth program', NONE),
    fifth: program('fifth program', NONE),
  },
  code: ({ first, second, third, fourth, fifth }) => ahk`
  for closingProgram in [${[first, second, third, fourth, fifth]
    .filter(({ exe }) => exe)
    .map(criterion)
    .join(', ')}]
      for closingWindow in WinGetList(closingProgram)
          WinClose(closingWindow)
`,
});
