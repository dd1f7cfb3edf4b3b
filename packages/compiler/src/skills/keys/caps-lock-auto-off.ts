import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { duration } from '../slot.ts';

export const capsLockAutoOff = recipe({
  id: 'caps-lock-auto-off',
  title: 'Turn Caps Lock off by itself when you stop typing',
  slots: { after: duration('time without typing', 10_000) },
  code: ({ after }) => ahk`
  idleTime := ${milliseconds(after)} ; milliseconds without typing
  InstallKeybdHook()
  SetTimer(CheckCapsLock, 500)

  CheckCapsLock() {
      if (GetKeyState("CapsLock", "T") && A_TimeIdleKeyboard > idleTime)
          SetCapsLockState("Off")
  }
`,
});
