import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { program } from '../slot.ts';

export const openWithProgram = recipe({
  id: 'open-with-program',
  title: 'Open a second program together with a first, and close it with it',
  slots: { first: program('program to watch'), second: program('program to open with it') },
  code: ({ first, second }) => ahk`
  watched := ${quoteString(first.exe)}
  companion := ${quoteString(second.run)}
  companionExe := ${quoteString(second.exe)}

  SetTimer(WatchProgram, 1000)

  WatchProgram() {
      static wasRunning := ProcessExist(watched)
      isRunning := ProcessExist(watched)
      if isRunning && !wasRunning && !ProcessExist(companionExe)
          Run(companion)
      else if !isRunning && wasRunning && WinExist("ahk_exe " companionExe)
          WinClose()
      wasRunning := isRunning
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
