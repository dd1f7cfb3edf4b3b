import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, duration } from '../slot.ts';

const WHATS = {
  '/s': ['shut down', 'shutdown', 'turn off', 'power off', 'switch off', 'off'],
  '/r': ['restart', 'reboot'],
};

export const shutDownLater = action({
  id: 'shut-down-later',
  title: 'Shut the computer down after some time',
  slots: { after: duration('time to wait', 3_600_000), what: choice('thing to do', WHATS, '/s') },
  code: ({ after, what }) => ahk`Run("shutdown ${what} /t ${Math.round(after / 1000)}",, "Hide") ; seconds from now`,
});
