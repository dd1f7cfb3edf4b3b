import { ahk } from '../ahk-text.ts';
import { showOnOff } from '../show-on-off.ts';
import { recipe } from '../skill.ts';
import { choice, duration, hotkey } from '../slot.ts';

const BUTTONS = { Left: ['left'], Right: ['right'], Middle: ['middle'] };

export const autoClickerRandom = recipe({
  id: 'auto-clicker-random',
  title: 'Click again and again with a random pause',
  slots: {
    toggle: hotkey('key that starts and stops it', 'F8'),
    shortest: duration('shortest pause', 500),
    longest: duration('longest pause', 1500),
    button: choice('mouse button', BUTTONS, 'Left'),
  },
  code: ({ toggle, shortest, longest, button }) => ahk`
  shortest := ${Math.min(shortest, longest)} ; milliseconds
  longest := ${Math.max(shortest, longest)}
  clicking := false

  ${toggle}:: {
      global clicking := !clicking
      SetTimer(ClickOnce, clicking ? -1 : 0)
      ${showOnOff('clicking', 'Auto-clicker')}
  }

  ClickOnce() {
      Click("${button}")
      if clicking
          SetTimer(ClickOnce, -Random(shortest, longest))
  }
`,
  stop: ({ toggle }) => `Press ${toggle} again to stop.`,
});
