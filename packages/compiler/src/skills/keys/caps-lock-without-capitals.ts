import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';

export const capsLockWithoutCapitals = recipe({
  id: 'caps-lock-without-capitals',
  title: 'Let Caps Lock count as a key, but never leave capitals on',
  slots: {},
  code: () => ahk`
  ; The key still reaches games and programs; the capitals are switched off again on release.
  ~*CapsLock Up::SetCapsLockState("Off")
`,
});
