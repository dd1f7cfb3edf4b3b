import { ahk } from '../ahk-text.ts';
import { keyOf } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { choice, duration, hotkey } from '../slot.ts';

const BUTTONS = { Left: ['left'], Right: ['right'], Middle: ['middle'] };

export const clickWhileHeld = recipe({
  id: 'click-while-held',
  title: 'Click again and again while a key is held down',
  slots: {
    held: hotkey('key to hold', 'F6'),
    every: duration('time between clicks', 50),
    button: choice('mouse button', BUTTONS, 'Left'),
  },
  code: ({ held, every, button }) => ahk`
  ${held}:: {
      while GetKeyState("${keyOf(held)}", "P") {
          Click("${button}")
          Sleep(${every})
      }
  }
`,
});
