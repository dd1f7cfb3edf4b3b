import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { action } from '../skill.ts';
import { duration, program } from '../slot.ts';

export const closeProgramAfter = action({
  id: 'close-program-after',
  title: 'Close a program after some time',
  slots: { program: program('program to close'), after: duration('time to wait', 1_800_000) },
  code: ({ program, after }) => ahk`SetTimer(() => ProcessClose(${quoteString(program.exe)}), -${milliseconds(after)})`,
});
