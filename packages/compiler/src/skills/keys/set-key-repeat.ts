import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const PACES = {
  fast: ['fast', 'faster', 'quick', 'quicker', 'fastest', 'speed up', 'sooner', 'maximum', 'max', 'shorter'],
  slow: ['slow', 'slower', 'slowest', 'later', 'longer', 'less sensitive'],
  normal: ['normal', 'default', 'usual', 'standard', 'reset'],
};
const SPEED = { fast: 31, slow: 8, normal: 25 };
const DELAY = { fast: 0, slow: 3, normal: 1 };

export const setKeyRepeat = action({
  id: 'set-key-repeat',
  title: 'Make held keys repeat faster or slower',
  slots: { pace: choice('pace of the repeats', PACES, 'fast') },
  code: ({ pace }) => ahk`
  DllCall("SystemParametersInfo", "UInt", 0x0B, "UInt", ${SPEED[pace]}, "Ptr", 0, "UInt", 1) ; speed, 0 to 31
  DllCall("SystemParametersInfo", "UInt", 0x17, "UInt", ${DELAY[pace]}, "Ptr", 0, "UInt", 1) ; delay before it, 0 to 3
`,
});
