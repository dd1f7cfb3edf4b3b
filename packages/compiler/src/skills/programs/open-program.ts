import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, program } from '../slot.ts';

const START_IN = {
  any: [],
  own: [
    'working directory',
    'working folder',
    'working dir',
    'start in',
    'started in',
    'started from',
    'from inside',
    'inside that folder',
    'inside its folder',
    'its own folder',
    'in its folder',
    'from its folder',
  ],
};

export const openProgram = action({
  id: 'open-program',
  title: 'Open a program',
  slots: { program: program('program to open'), startIn: choice('folder to start in', START_IN, 'any') },
  code: ({ program, startIn }) => {
    const [, folder] = /^(.+)\\[^\\]+$/.exec(program.run) ?? [];
    return startIn === 'own' && folder
      ? ahk`Run(${quoteString(program.run)}, ${quoteString(folder)}) ; the second is the folder it starts in`
      : ahk`Run(${quoteString(program.run)})`;
  },
});
