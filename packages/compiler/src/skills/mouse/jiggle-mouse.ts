import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey } from '../slot.ts';

export const jiggleMouse = recipe({
  id: 'jiggle-mouse',
  title: 'Wiggle the mouse every now and then so that the computer stays awake',
  slots: { every: duration('time between two moves', 60_000), toggle: hotkey('key that stops and starts it', 'F9') },
  code: ({ every, toggle }) => ahk`
  interval := ${milliseconds(every)} ; milliseconds between two moves

  SetTimer(Wiggle, interval)

  ${toggle}:: { ; stops it, and starts it again
      static on := true
      on := !on
      SetTimer(Wiggle, on ? interval : 0)
      ToolTip(on ? "Wiggling the mouse" : "No longer wiggling the mouse")
      SetTimer(ToolTip, -1500)
  }

  Wiggle() {
      MouseMove(5, 0, 0, "R")
      MouseMove(-5, 0, 0, "R")
  }
`,
  stop: ({ toggle }) => `Press ${toggle} to stop it, and again to start it.`,
});
