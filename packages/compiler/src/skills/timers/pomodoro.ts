import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey } from '../slot.ts';

export const pomodoro = recipe({
  id: 'pomodoro',
  title: 'Pomodoro: work and break in turn, with a beep and a message',
  slots: {
    toggle: hotkey('key that starts and stops it', '^!p'),
    work: duration('time to work', 1_500_000),
    rest: duration('time of a break', 300_000),
  },
  code: ({ toggle, work, rest }) => ahk`
  workTime := ${milliseconds(work)} ; milliseconds
  breakTime := ${milliseconds(rest)}

  ${toggle}:: {
      static running := false
      running := !running
      if running {
          StartWork()
      } else {
          SetTimer(StartWork, 0)
          SetTimer(StartBreak, 0)
          Announce("Pomodoro stopped.")
      }
  }

  StartWork() {
      Announce("Work now.")
      SetTimer(StartBreak, -workTime)
  }

  StartBreak() {
      Announce("Take a break.")
      SetTimer(StartWork, -breakTime)
  }

  Announce(message) {
      SoundBeep(1000, 400)
      TrayTip(message, "Pomodoro")
  }
`,
  stop: ({ toggle }) => `Press ${toggle} again to stop.`,
});
