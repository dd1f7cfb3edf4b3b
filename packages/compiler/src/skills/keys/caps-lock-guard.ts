import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';

const HOW = {
  twice: ['double', 'twice', 'two times', '2x'],
  shift: ['shift'],
  hold: ['hold', 'held', 'long'],
};
const BODIES = {
  twice: ahk`
    CapsLock:: {
        if (A_PriorHotkey = A_ThisHotkey && A_TimeSincePriorHotkey < 400)
            ToggleCapsLock()
        KeyWait("CapsLock")
    }
  `,
  shift: ahk`
    CapsLock::return
    +CapsLock::ToggleCapsLock()
  `,
  hold: ahk`
    CapsLock:: {
        if !KeyWait("CapsLock", "T0.5") ; still down after half a second
            ToggleCapsLock()
        KeyWait("CapsLock")
    }
  `,
};

export const capsLockGuard = recipe({
  id: 'caps-lock-guard',
  title: 'Turn Caps Lock on only when it is pressed twice, held or with Shift',
  slots: { how: choice('way to turn it on', HOW, 'twice') },
  code: ({ how }) => ahk`
  ${BODIES[how]}

  ToggleCapsLock() {
      SetCapsLockState(!GetKeyState("CapsLock", "T"))
  }
`,
});
