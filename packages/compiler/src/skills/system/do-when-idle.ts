import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { onOffKey } from '../on-off-key.ts';
import { recipe } from '../skill.ts';
import { choice, duration, hotkey } from '../slot.ts';

const DEEDS = {
  lock: [
    'locks',
    'locked',
    'lock the screen',
    'lock my screen',
    'lock screen',
    'lock the pc',
    'lock the computer',
    'lock workstation',
  ],
  sleep: ['to sleep', 'asleep', 'standby', 'suspend', 'sleep mode', 'go to sleep'],
  'screen off': [
    'monitor off',
    'display off',
    'turn the screen off',
    'turn off the screen',
    'turn the monitor off',
    'turn off the monitor',
    'turn off the display',
    'switch the monitor off',
    'switch off the monitor',
    'switch off the screen',
  ],
  'shut down': [
    'shutdown',
    'shuts down',
    'turn off the pc',
    'turn off the computer',
    'turn the pc off',
    'turn the computer off',
    'power off',
    'power down',
    'shut it down',
    'shut down',
    'turn it off',
    'turn itself off',
    'switch it off',
    'switch off the pc',
    'switch off the computer',
    'switch the pc off',
    'switch the computer off',
    'turn off the laptop',
    'turn the laptop off',
    'shut the pc down',
    'shut the computer down',
    'shut off',
  ],
  hibernate: ['hibernates', 'hibernation', 'into hibernation'],
};

const STATEMENT = {
  lock: 'DllCall("LockWorkStation")',
  sleep: String.raw`DllCall("PowrProf\SetSuspendState", "Int", false, "Int", false, "Int", false)`,
  'screen off': 'SendMessage(0x112, 0xF170, 2,, "Program Manager")',
  'shut down': 'Shutdown(9)',
  hibernate: String.raw`DllCall("PowrProf\SetSuspendState", "Int", true, "Int", false, "Int", false)`,
};

export const doWhenIdle = recipe({
  id: 'do-when-idle',
  title: 'Lock the computer when nobody has used it for a while',
  slots: {
    after: duration('time without use', 600_000),
    deed: choice('thing to do', DEEDS, 'lock'),
    stop: hotkey('key that turns it off and on', '^!F12'),
  },
  code: ({ after, deed, stop }) => ahk`
  limit := ${milliseconds(after)} ; milliseconds without mouse or keyboard

  SetTimer(WatchIdle, 1000)

  ${onOffKey(stop, 'WatchIdle', '1000')}

  WatchIdle() {
      static done := false
      if A_TimeIdle < limit {
          done := false
      } else if !done { ; only once, until somebody is back
          done := true
          ${STATEMENT[deed]}
      }
  }
`,
  stop: ({ stop }) => `Press ${stop} to turn it off.`,
});
