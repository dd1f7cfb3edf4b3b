import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, duration } from '../slot.ts';

const BUTTONS = { Left: ['left'], Right: ['right'], Middle: ['middle'] };

export const holdMouseFor = action({
  id: 'hold-mouse-for',
  title: 'Hold a mouse button down for a while',
  slots: { button: choice('mouse button', BUTTONS, 'Left'), time: duration('time to hold it', 1000) },
  code: ({ button, time }) => ahk`
  Click("${button} Down")
  Sleep(${time})
  Click("${button} Up")
`,
});
