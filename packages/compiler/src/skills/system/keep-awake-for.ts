import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { action } from '../skill.ts';
import { duration } from '../slot.ts';

export const keepAwakeFor = action({
  id: 'keep-awake-for',
  title: 'Keep the computer awake for some time',
  slots: { time: duration('time to stay awake', 3_600_000) },
  code: ({ time }) => ahk`KeepAwakeFor(${milliseconds(time)}) ; milliseconds`,
  needs: () => ahk`
  KeepAwakeFor(time) {
      ; neither the computer nor the screen sleeps, until this is taken back
      DllCall("SetThreadExecutionState", "UInt", 0x80000003)
      SetTimer(LetSleep, -time)
      TrayTip("The computer stays awake until " FormatTime(DateAdd(A_Now, time // 1000, "Seconds"), "Time") ".")
  }

  LetSleep() {
      DllCall("SetThreadExecutionState", "UInt", 0x80000000)
  }
`,
});
