import { ahk } from '../ahk-text.ts';
import { showOnOff } from '../show-on-off.ts';
import { recipe } from '../skill.ts';
import { choice, duration, hotkey } from '../slot.ts';

const BUTTONS = { Left: ['left'], Right: ['right'], Middle: ['middle', 'wheel button'] };

export const autoClicker = recipe({
  id: 'auto-clicker',
  title: 'Click again and again until you press the key a second time',
  slots: {
    toggle: hotkey('key that starts and stops it', 'F8'),
    every: duration('time between clicks', 100),
    button: choice('mouse button', BUTTONS, 'Left'),
  },
  code: ({ toggle, every, button }) => ahk`
    interval := ${every} ; milliseconds between two clicks

    ${toggle}:: {
        static clicking := false
        clicking := !clicking
        SetTimer(ClickOnce, clicking ? interval : 0)
        ${showOnOff('clicking', 'Auto-clicker')}
    }

    ClickOnce() {
        Click("${button}")
    }
  `,
  stop: ({ toggle }) => `Press ${toggle} again to stop.`,
});
