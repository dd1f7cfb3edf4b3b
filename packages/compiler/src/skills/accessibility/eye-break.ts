import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey, text } from '../slot.ts';

export const eyeBreak = recipe({
  id: 'eye-break',
  title: 'Remind you regularly to blink and look away',
  slots: {
    every: duration('time between reminders', 1_200_000),
    message: text('message', 'Blink and look at something far away for 20 seconds.'),
    toggle: hotkey('key that turns it off and on', '^!b'),
  },
  code: ({ every, message, toggle }) => ahk`
  interval := ${milliseconds(every)} ; milliseconds between two reminders
  SetTimer(Remind, interval)

  ${toggle}:: { ; turns it off and on again
      static on := true
      on := !on
      SetTimer(Remind, on ? interval : 0)
      TrayTip(on ? "Eye breaks are on" : "Eye breaks are off")
  }

  Remind() {
      SoundBeep(600, 150)
      TrayTip(${quoteString(message)}, "Rest your eyes")
  }
`,
  stop: ({ toggle }) => `Press ${toggle} to turn it off.`,
});
