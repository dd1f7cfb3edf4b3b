import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, number } from '../slot.ts';
import { forWindow, targetWindow } from './target.ts';

const DIRECTIONS = {
  left: ['left', 'to the left', 'leftwards'],
  right: ['right', 'to the right', 'rightwards'],
  up: ['up', 'upwards', 'higher', 'lift'],
  down: ['down', 'downwards', 'lower'],
};

const MOVE = {
  left: (pixels: number) => `x - ${pixels}, y`,
  right: (pixels: number) => `x + ${pixels}, y`,
  up: (pixels: number) => `x, y - ${pixels}`,
  down: (pixels: number) => `x, y + ${pixels}`,
};

export const nudgeWindow = action({
  id: 'nudge-window',
  title: 'Move the active window a little in one direction',
  slots: {
    direction: choice('direction', DIRECTIONS, 'right'),
    pixels: number('distance in pixels', 20),
    window: targetWindow(),
  },
  code: ({ direction, pixels, window }) =>
    forWindow(
      window,
      ahk`
      WinGetPos(&x, &y,,, "A")
      WinMove(${MOVE[direction](pixels)},,, "A")
    `,
    ),
});
