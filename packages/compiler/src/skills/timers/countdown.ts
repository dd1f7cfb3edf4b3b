import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { choice, duration, hotkey } from '../slot.ts';

const SIZES = {
  small: ['small', 'little', 'corner'],
  big: ['big', 'huge', 'large', 'giant', 'whole screen', 'projector', 'class', 'whole class'],
};
const COLOURS = { White: ['white'], Red: ['red'], Yellow: ['yellow'], Lime: ['green', 'lime'], Aqua: ['blue', 'aqua'] };

export const countdown = recipe({
  id: 'countdown',
  title: 'Show a countdown on the screen and beep at the end',
  slots: {
    length: duration('length of the countdown', 600_000),
    toggle: hotkey('key that starts and cancels it', '^!c'),
    size: choice('size', SIZES, 'small'),
    colour: choice('colour', COLOURS, 'White'),
  },
  code: ({ length, toggle, size, colour }) => ahk`
  countdownLength := ${milliseconds(length)} ; milliseconds
  endTime := 0

  ; The small window that shows the time that is left.
  countdown := Gui("+AlwaysOnTop -Caption +ToolWindow")
  countdown.BackColor := "Black"
  countdown.SetFont("s${size === 'big' ? 120 : 28} c${colour} bold", "Segoe UI")
  timeLeft := countdown.AddText("w${size === 'big' ? 800 : 180} Center")

  ${toggle}:: {
      global endTime
      if endTime {
          EndCountdown()
          return
      }
      endTime := A_TickCount + countdownLength
      ShowTimeLeft()
      countdown.Show("${size === 'big' ? '' : 'x20 y20 '}NoActivate")
      SetTimer(ShowTimeLeft, 250)
  }

  ShowTimeLeft() {
      seconds := Ceil((endTime - A_TickCount) / 1000)
      timeLeft.Value := Format("{:02}:{:02}:{:02}", seconds // 3600, Mod(seconds // 60, 60), Mod(seconds, 60))
      if seconds > 0
          return
      EndCountdown()
      Loop 3
          SoundBeep(1000, 300)
      MsgBox("The countdown is over.", "Countdown", "Iconi 0x40000")
  }

  EndCountdown() {
      global endTime := 0
      SetTimer(ShowTimeLeft, 0)
      countdown.Hide()
  }
`,
  stop: ({ toggle }) => `Press ${toggle} again to cancel the countdown.`,
});
