import { choice } from '../slot.ts';

const CODE = {
  shutDown: 'Shutdown(1)',
  restart: 'Shutdown(2)',
  signOut: 'Shutdown(0)',
  sleep: 'DllCall("powrprof\\SetSuspendState", "Int", false, "Int", false, "Int", false)',
  hibernate: 'DllCall("powrprof\\SetSuspendState", "Int", true, "Int", false, "Int", false)',
  lock: 'DllCall("LockWorkStation")',
};

const NAMES = {
  shutDown: 'shut down',
  restart: 'restart',
  signOut: 'sign you out',
  sleep: 'go to sleep',
  hibernate: 'hibernate',
  lock: 'be locked',
};

export const powerSlot = choice(
  'thing to do with the computer',
  {
    restart: ['restart', 'reboot'],
    sleep: ['sleep', 'standby', 'suspend'],
    hibernate: ['hibernate', 'hibernation'],
    signOut: ['sign out', 'log off', 'log out', 'sign me out', 'log me out'],
    lock: ['lock'],
    shutDown: ['shut down', 'shutdown', 'turn off', 'power off', 'switch off'],
  },
  'shutDown',
);

export function powerCode(kind: keyof typeof CODE): string {
  return CODE[kind];
}

export function powerName(kind: keyof typeof NAMES): string {
  return NAMES[kind];
}
