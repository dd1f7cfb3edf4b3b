import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';

export const capsLockOneWord = recipe({
  id: 'caps-lock-one-word',
  title: 'Turn Caps Lock off by itself after one word',
  slots: {},
  code: () => ahk`
  ; The keys that end a word also end the capitals.
  #HotIf GetKeyState("CapsLock", "T")
  ~*Space::
  ~*Enter::
  ~*Tab::
  ~*Esc::
  ~.::
  ~,::SetCapsLockState("Off")
  #HotIf
`,
});
