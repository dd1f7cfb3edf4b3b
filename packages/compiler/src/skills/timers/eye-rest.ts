import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { onOffKey } from '../on-off-key.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey, text } from '../slot.ts';

export const eyeRest = recipe({
  id: 'eye-rest',
  title: '20-20-20: every 20 minutes look away for 20 seconds',
  slots: {
    every: duration('time between rests', 1_200_000),
    rest: duration('time of a rest', 20_000),
    toggle: hotkey('key that turns it off and on', '^!F12'),
    message: text('message', 'Look at something 20 feet (6 m) away'),
  },
  code: ({ every, rest, toggle, message }) => ahk`
  every := ${milliseconds(every)} ; milliseconds between two rests
  restTime := ${milliseconds(rest)}

  SetTimer(RestEyes, every)

  RestEyes() {
      notice := Gui("+AlwaysOnTop -Caption +ToolWindow")
      notice.BackColor := "Black"
      notice.SetFont("s26 cWhite", "Segoe UI")
      notice.AddText("Center w700", ${quoteString(message)})
      seconds := notice.AddText("Center w700")
      notice.Show("NoActivate")
      Loop restTime // 1000 {
          seconds.Value := restTime // 1000 - A_Index + 1
          Sleep(1000)
      }
      notice.Destroy()
      SoundBeep(800, 200)
  }

  ${onOffKey(toggle, 'RestEyes', 'every')}
`,
  stop: ({ toggle }) => `Press ${toggle} to turn it off or on.`,
});
