import { quoteString } from '@hotscribe/ahk';
import { action } from '../skill.ts';
import type { Program } from '../slot.ts';
import { program } from '../slot.ts';

const NONE: Program = { name: 'no further program', run: '', exe: '' };

export const openSeveralPrograms = action({
  id: 'open-several-programs',
  title: 'Open several programs at once',
  slots: {
    first: program('first program'),
    second: program('second program'),
    third: program('third program', NONE),
    fourth: program('fourth program', NONE),
    fifth: program('fifth program', NONE),
  },
  code: ({ first, second, third, fourth, fifth }) =>
    [first, second, third, fourth, fifth]
      .filter(({ run }) => run)
      .map(({ run }) => `Run(${quoteString(run)})`)
      .join('\n'),
});
