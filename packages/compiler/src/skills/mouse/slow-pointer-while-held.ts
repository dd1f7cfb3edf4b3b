import { ahk } from '../ahk-text.ts';
import { keyOf } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { hotkey, number } from '../slot.ts';

export const slowPointerWhileHeld = recipe({
  id: 'slow-pointer-while-held',
  title: 'Slow the mouse pointer down while a key is held',
  slots: { held: hotkey('key to hold', 'CapsLock'), speed: number('speed from 1 to 20', 2) },
  code: ({ held, speed }) => ahk`
  slow := ${speed} ; from 1 (slowest) to 20; 10 is the usual speed

  ${held}:: {
      DllCall("SystemParametersInfo", "UInt", 0x70, "UInt", 0, "UInt*", &normal := 10, "UInt", 0)
      SetPointerSpeed(slow)
      KeyWait("${keyOf(held)}")
      SetPointerSpeed(normal)
  }

  SetPointerSpeed(speed) {
      DllCall("SystemParametersInfo", "UInt", 0x71, "UInt", 0, "Ptr", speed, "UInt", 0)
  }
`,
});
