import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { showOnOff } from '../show-on-off.ts';
import { recipe } from '../skill.ts';
import { choice, duration, hotkey, point } from '../slot.ts';

const BUTTONS = { Left: ['left'], Right: ['right'], Middle: ['middle'] };

export const autoClickAtPoint = recipe({
  id: 'auto-click-at-point',
  title: 'Click one place again and again until you press the key a second time',
  slots: {
    toggle: hotkey('key that starts and stops it', 'F8'),
    where: point('place on the screen', { x: 500, y: 300 }),
    every: duration('time between clicks', 1000),
    button: choice('mouse button', BUTTONS, 'Left'),
  },
  code: ({ toggle, where: { x, y }, every, button }) => ahk`
  interval := ${milliseconds(every)} ; milliseconds between two clicks

  ${toggle}:: {
      static clicking := false
      clicking := !clicking
      SetTimer(ClickThere, clicking ? interval : 0)
      ${showOnOff('clicking', 'Auto-clicker')}
  }

  ClickThere() {
      CoordMode("Mouse", "Screen")
      Click(${x}, ${y}, "${button}")
  }
`,
  stop: ({ toggle }) => `Press ${toggle} again to stop.`,
});
