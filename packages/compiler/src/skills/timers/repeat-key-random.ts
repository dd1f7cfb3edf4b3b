import { ahk } from '../ahk-text.ts';
import { keystroke } from '../keystroke.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey, key } from '../slot.ts';

export const repeatKeyRandom = recipe({
  id: 'repeat-key-random',
  title: 'Press a key at random intervals until you stop it',
  slots: {
    toggle: hotkey('key that starts and stops it', 'F8'),
    key: key('key to press', 'Space'),
    shortest: duration('shortest time between two presses', 1000),
    longest: duration('longest time between two presses', 5000),
  },
  code: ({ toggle, key, shortest, longest }) => ahk`
  shortest := ${milliseconds(Math.min(shortest, longest))} ; milliseconds between two presses
  longest := ${milliseconds(Math.max(shortest, longest))}

  ${toggle}:: {
      static repeating := false
      repeating := !repeating
      SetTimer(PressKey, repeating ? -1 : 0)
      ToolTip(repeating ? "Pressing ${key}" : "Stopped")
      SetTimer(ToolTip, -1500)
  }

  PressKey() {
      Send("${keystroke(key)}")
      SetTimer(PressKey, -Random(shortest, longest)) ; the next time
  }
`,
  stop: ({ toggle }) => `Press ${toggle} again to stop.`,
});
