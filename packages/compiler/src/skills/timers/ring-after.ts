import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { action } from '../skill.ts';
import { duration, text } from '../slot.ts';

export const ringAfter = action({
  id: 'ring-after',
  title: 'A timer that keeps ringing after so many minutes until you click OK',
  slots: { after: duration('time until it rings', 300_000), message: text('message', 'Time is up') },
  code: ({ after, message }) => ahk`
    SetTimer(() => RingUntilOk(${quoteString(message)}), -(${milliseconds(after)}))
    ToolTip("The timer runs.")
    SetTimer(ToolTip, -1500)
  `,
  needs: () => ahk`
  ; Beeps again and again until OK is clicked.
  RingUntilOk(message) {
      SetTimer(Ring, 1500)
      MsgBox(message, "Timer", "Iconi 0x40000") ; 0x40000 keeps it on top
      SetTimer(Ring, 0)

      Ring() {
          SoundBeep(1000, 250)
          SoundBeep(1300, 250)
      }
  }
`,
});
