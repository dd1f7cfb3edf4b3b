import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, type Program, program } from '../slot.ts';
import { notice } from './notices.ts';
import { watchProgram } from './watch-program.ts';

const REACTIONS = {
  shutDown: ['shut down', 'shutdown', 'turn off', 'power off'],
  sleep: ['sleep', 'standby'],
  lock: ['lock'],
  beep: ['beep', 'sound', 'noise'],
  duration: [
    'how long it ran',
    'how long it took',
    'how many minutes',
    'how long it was running',
    'how long it was open',
    'running time',
    'how long it has taken',
  ],
  message: ['tell me', 'message', 'notify', 'alert', 'notification', 'popup', 'let me know', 'warn'],
};

export const whenProgramEnds = recipe({
  id: 'when-program-ends',
  title: 'Do something when a program has ended',
  slots: { program: program('program to watch'), reaction: choice('thing to do', REACTIONS, 'message') },
  code: ({ program, reaction }) =>
    reaction === 'duration' ? withDuration(program) : watchProgram(program, 'wasRunning && !isRunning', CODE[reaction]),
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});

const CODE = {
  message: notice('message', 'exe " has ended."'),
  beep: notice('beep', 'exe " has ended."'),
  lock: 'DllCall("LockWorkStation")',
  sleep: 'DllCall("powrprof\\SetSuspendState", "Int", false, "Int", false, "Int", false)',
  shutDown:
    'if MsgBox(exe " has ended. The computer will shut down in 60 seconds.", , "OKCancel 0x40000 T60") != "Cancel"\n    Shutdown(1)',
};

function withDuration({ exe }: Program): string {
  return ahk`
    exe := ${quoteString(exe)}

    SetTimer(WatchProgram, 1000)

    WatchProgram() {
        static startTime := ProcessExist(exe) ? A_Now : ""
        if startTime = "" && ProcessExist(exe)
            startTime := A_Now
        else if startTime != "" && !ProcessExist(exe) {
            minutes := DateDiff(A_Now, startTime, "Minutes")
            startTime := ""
            SoundBeep(1000, 300)
            MsgBox(exe " has ended. It ran for " minutes " minutes.", , "Iconi 0x40000") ; 0x40000 keeps it on top
        }
    }
  `;
}
