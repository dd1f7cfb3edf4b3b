import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey } from '../slot.ts';

export const cooldownTimer = recipe({
  id: 'cooldown-timer',
  title: 'Start a countdown when you press a key, and beep at the end',
  slots: { pressed: hotkey('key that starts it', 'F1'), time: duration('length of the countdown', 30_000) },
  code: ({ pressed, time }) => ahk`
  length := ${milliseconds(time)} ; milliseconds
  endsAt := 0

  ~${pressed}:: { ; the key keeps its usual effect
      global endsAt := A_TickCount + length
      SetTimer(ShowTime, 200)
  }

  ShowTime() {
      left := endsAt - A_TickCount
      if (left > 0) {
          ToolTip(Ceil(left / 1000), A_ScreenWidth // 2, 50)
          return
      }
      SetTimer(ShowTime, 0)
      ToolTip()
      SoundBeep(1000, 300)
  }
`,
});
