import { ahk } from '../ahk-text.ts';
import { deaf, keyOf } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { choice, duration, hotkey } from '../slot.ts';

const DIRECTIONS = { WheelDown: ['down', 'downwards'], WheelUp: ['up', 'upwards'] };

export const scrollWhileHeld = recipe({
  id: 'scroll-while-held',
  title: 'Keep scrolling while a key is held down',
  slots: {
    held: hotkey('key to hold', 'F7'),
    direction: choice('direction', DIRECTIONS, 'WheelDown'),
    every: duration('time between two notches of the wheel', 60),
  },
  code: ({ held, direction, every }) => ahk`
  interval := ${every} ; milliseconds between two notches: less is faster

  ${deaf(held)}:: {
      while GetKeyState("${keyOf(held)}", "P") {
          Send("{${direction}}")
          Sleep(interval)
      }
  }
`,
});
