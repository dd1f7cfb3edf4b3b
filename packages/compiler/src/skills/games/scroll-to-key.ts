import { ahk } from '../ahk-text.ts';
import { inProgram, onlyIn } from '../in-program.ts';
import { sent } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { choice, key } from '../slot.ts';

const DIRECTIONS = { WheelDown: ['down'], WheelUp: ['up'] };

export const scrollToKey = recipe({
  id: 'scroll-to-key',
  title: 'Jump or press another key with the mouse wheel',
  slots: {
    direction: choice('direction of the wheel', DIRECTIONS, 'WheelDown'),
    pressed: key('key to press', 'Space'),
    where: onlyIn('game'),
  },
  code: ({ direction, pressed, where }) =>
    inProgram(
      where,
      ahk`
    ${direction}:: {
        Send("{${sent(pressed)} Down}")
        Sleep(20) ; many games miss a shorter press
        Send("{${sent(pressed)} Up}")
    }
  `,
    ),
});
