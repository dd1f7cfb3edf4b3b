import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { number } from '../slot.ts';

export const setPointerSpeed = action({
  id: 'set-pointer-speed',
  title: 'Set the speed of the mouse pointer',
  slots: { speed: number('speed from 1 to 20', 10) },
  code: ({ speed }) =>
    ahk`DllCall("SystemParametersInfo", "UInt", 0x71, "UInt", 0, "Ptr", ${Math.min(20, Math.max(1, Math.round(speed)))}, "UInt", 0) ; 1 is slowest, 20 is fastest`,
});
