import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { key } from '../slot.ts';

export const waitForKey = action({
  id: 'wait-for-key',
  title: 'Wait until you press a key before the next step',
  slots: { key: key('key to wait for', 'Enter') },
  code: ({ key }) => ahk`
  KeyWait("${key}") ; let go first
  KeyWait("${key}", "D")
`,
});
