import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey } from '../slot.ts';

export const progressTimer = recipe({
  id: 'progress-timer',
  title: 'Show a progress bar that fills up in a given time',
  slots: {
    length: duration('time until it is full', 300_000),
    start: hotkey('key that starts it', '^!p'),
  },
  code: ({ length, start }) => ahk`
  length := ${milliseconds(length)} ; milliseconds until the bar is full
  startTime := 0

  window := Gui("+AlwaysOnTop +ToolWindow", "Progress")
  bar := window.AddProgress("w400 h24", 0)

  ${start}:: {
      global startTime := A_TickCount
      window.Show("y20 NoActivate")
      SetTimer(ShowProgress, 250)
  }

  ShowProgress() {
      percent := 100 * (A_TickCount - startTime) / length
      bar.Value := percent
      window.Title := Round(Min(percent, 100)) "%"
      if percent >= 100 {
          SetTimer(ShowProgress, 0)
          window.Hide()
          SoundBeep(1000, 400)
      }
  }
`,
});
