import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { program } from '../slot.ts';

export const keepAwakeWhileProgramRuns = recipe({
  id: 'keep-awake-while-program-runs',
  title: 'Keep the computer awake while a program is running',
  slots: { program: program('program') },
  code: ({ program }) => ahk`
  SetTimer(StayAwake, 30000)

  StayAwake() {
      if ProcessExist(${quoteString(program.exe)})
          DllCall("SetThreadExecutionState", "UInt", 3) ; counts as if somebody had just used the computer
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
