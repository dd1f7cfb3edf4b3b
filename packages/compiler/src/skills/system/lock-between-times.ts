import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, clock } from '../slot.ts';

const DEEDS = {
  lock: ['lock', 'locks', 'locked', 'blocked', 'no computer', 'not be used'],
  shutDown: ['shut down', 'shutdown', 'turn off', 'switch off', 'power off'],
  message: ['remind', 'tell me', 'message', 'warn', 'nag'],
};
const CODE = {
  lock: 'DllCall("LockWorkStation")',
  shutDown:
    'if MsgBox("It is late. The computer shuts down in a minute.", , "OKCancel T60 0x40000") != "Cancel"\n    Shutdown(1)',
  message: 'MsgBox("It is late. Time to stop.", , "Icon! 0x40000")',
};

export const lockBetweenTimes = recipe({
  id: 'lock-between-times',
  title: 'Lock the computer again and again between two times, such as at night',
  slots: {
    from: clock('time it begins', { hour: 22, minute: 0 }),
    to: clock('time it ends', { hour: 6, minute: 0 }),
    deed: choice('thing to do', DEEDS, 'lock'),
  },
  code: ({ from, to, deed }) => {
    const [begin, end] = [from.hour * 100 + from.minute, to.hour * 100 + to.minute];
    return ahk`
    begins := ${begin} ; hours and minutes, 24-hour clock
    ends := ${end}

    SetTimer(CheckTime, ${deed === 'lock' ? 15000 : 300_000})

    CheckTime() {
        now := A_Hour * 100 + A_Min
        isTime := begins < ends ? now >= begins && now < ends : now >= begins || now < ends
        if isTime && A_TimeIdlePhysical < 60000 ; somebody is using it
            ${CODE[deed]}
    }
  `;
  },
  stop: () => 'Right-click the green H icon near the clock and choose Exit, before the time begins.',
});
