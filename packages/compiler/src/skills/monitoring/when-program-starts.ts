import { recipe } from '../skill.ts';
import { choice, program } from '../slot.ts';
import { notice } from './notices.ts';
import { watchProgram } from './watch-program.ts';

const REACTIONS = {
  beep: ['beep', 'sound', 'noise'],
  mute: ['mute', 'silence'],
  desktop: ['minimize', 'minimise', 'hide the others', 'clear the desktop'],
  numLock: ['num lock', 'numlock'],
  message: ['tell me', 'message', 'notify', 'alert', 'notification', 'popup', 'let me know', 'warn'],
};

export const whenProgramStarts = recipe({
  id: 'when-program-starts',
  title: 'Do something whenever a program starts',
  slots: { program: program('program to watch'), reaction: choice('thing to do', REACTIONS, 'message') },
  code: ({ program, reaction }) => watchProgram(program, 'isRunning && !wasRunning', CODE[reaction]),
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});

const CODE = {
  message: notice('notification', 'exe " has started."'),
  beep: notice('beep', 'exe " has started."'),
  mute: 'SoundSetMute(true)',
  desktop: 'WinMinimizeAll()\nif WinWait("ahk_exe " exe, , 10)\n    WinActivate()',
  numLock: 'SetNumLockState(true)',
};
