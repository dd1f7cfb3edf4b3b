import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, duration } from '../slot.ts';

const WHAT = {
  monitor: ['screen', 'display', 'monitor'],
  standby: ['sleep', 'computer sleeps', 'pc sleeps', 'standby', 'goes to sleep'],
};
const WHEN = {
  set: [],
  never: ['never', 'always on', 'stay on', 'stays on', 'not turn off', 'no timeout'],
};

export const setScreenTimeout = action({
  id: 'set-screen-timeout',
  title: 'Set after how many minutes the screen turns off or the computer sleeps',
  slots: {
    after: duration('time until then', 600_000),
    what: choice('thing that turns off', WHAT, 'monitor'),
    when: choice('time', WHEN, 'set'),
  },
  code: ({ after, what, when }) => {
    const minutes = when === 'never' ? 0 : Math.max(1, Math.round(after / 60_000));
    return ahk`
      Run("powercfg.exe /change ${what}-timeout-ac ${minutes}",, "Hide") ; minutes, plugged in; 0 is never
      Run("powercfg.exe /change ${what}-timeout-dc ${minutes}",, "Hide") ; on battery
    `;
  },
});
