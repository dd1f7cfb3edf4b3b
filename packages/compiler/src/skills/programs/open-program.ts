import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { program } from '../slot.ts';

export const openProgram = action({
  id: 'open-program',
  title: 'Open a program',
  slots: { program: program('program to open') },
  code: ({ program }) => ahk`Run(${quoteString(program.run)})`,
});
