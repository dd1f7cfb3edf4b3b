import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, program } from '../slot.ts';

const HOW = {
  ask: ['ask', 'ask me', 'asks', 'tell me', 'warn'],
  atOnce: ['by itself', 'automatically', 'on its own', 'without asking', 'automatic'],
};

export const restartWhenHung = recipe({
  id: 'restart-when-hung',
  title: 'Restart a program that has stopped responding',
  slots: { watched: program('program to watch'), how: choice('way', HOW, 'ask') },
  code: ({ watched, how }) => ahk`
  exe := ${quoteString(watched.exe)}
  start := ${quoteString(watched.run)} ; how it is started again

  SetTimer(CheckProgram, 5000)

  CheckProgram() {
      static hungSince := 0
      window := WinExist("ahk_exe " exe)
      if !window || !DllCall("IsHungAppWindow", "Ptr", window) {
          hungSince := 0
          return
      }
      hungSince := hungSince || A_TickCount
      if A_TickCount - hungSince < 20000
          return ; it may still recover
      hungSince := 0
      ${how === 'ask' ? `if MsgBox(exe " does not respond. End it and start it again?", , "YesNo Icon! 0x40000") = "No"\n    return\n` : ''}while ProcessExist(exe) {
          ProcessClose(exe)
          Sleep(500)
      }
      Run(start)
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
