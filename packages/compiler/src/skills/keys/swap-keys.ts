import { ahk } from '../ahk-text.ts';
import { inProgram, onlyIn } from '../in-program.ts';
import { sent } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { key } from '../slot.ts';

export const swapKeys = recipe({
  id: 'swap-keys',
  title: 'Swap two keys',
  slots: { first: key('first key', 'CapsLock'), second: key('second key', 'Esc'), where: onlyIn() },
  code: ({ first, second, where }) =>
    inProgram(
      where,
      ahk`
    ${first}::${sent(second)}
    ${second}::${sent(first)}
  `,
    ),
});
