import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { number } from '../slot.ts';

export const pointerSize = action({
  id: 'pointer-size',
  title: 'Make the mouse pointer bigger or smaller',
  slots: { size: number('size from 1 to 15', 5) },
  code: ({ size }) =>
    ahk`DllCall("SystemParametersInfo", "UInt", 0x2029, "UInt", 0, "Ptr", ${16 + 16 * Math.min(15, Math.max(1, Math.round(size)))}, "UInt", 1) ; the pointer's height in pixels`,
});
