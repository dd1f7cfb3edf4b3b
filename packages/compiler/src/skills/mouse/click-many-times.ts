import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, duration, number } from '../slot.ts';

const BUTTONS = { Left: ['left'], Right: ['right'], Middle: ['middle'] };

export const clickManyTimes = action({
  id: 'click-many-times',
  title: 'Click a number of times',
  slots: {
    times: number('number of clicks', 10),
    every: duration('time between clicks', 100),
    button: choice('mouse button', BUTTONS, 'Left'),
  },
  code: ({ times, every, button }) => ahk`
  Loop ${times} {
      Click("${button}")
      Sleep(${every})
  }
`,
});
