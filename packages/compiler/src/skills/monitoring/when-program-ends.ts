import { recipe } from '../skill.ts';
import { choice, program } from '../slot.ts';
import { notice } from './notices.ts';
import { watchProgram } from './watch-program.ts';

const REACTIONS = {
  shutDown: ['shut down', 'shutdown', 'turn off', 'power off'],
  sleep: ['sleep', 'standby'],
  lock: ['lock'],
  beep: ['beep', 'sound', 'noise'],
  message: ['tell me', 'message', 'notify', 'alert', 'notification', 'popup', 'let me know', 'warn'],
};

export const whenProgramEnds = recipe({
  id: 'when-program-ends',
  title: 'Do something when a program has ended',
  slots: { program: program('program to watch'), reaction: choice('thing to do', REACTIONS, 'message') },
  code: ({ program, reaction }) => watchProgram(program, 'wasRunning && !isRunning', CODE[reaction]),
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
