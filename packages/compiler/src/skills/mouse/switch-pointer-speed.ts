import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { number } from '../slot.ts';

export const switchPointerSpeed = action({
  id: 'switch-pointer-speed',
  title: 'Switch the mouse pointer between a slow and a fast speed',
  slots: { first: number('one speed, from 1 to 20', 4), second: number('other speed, from 1 to 20', 10) },
  code: ({ first, second }) => ahk`SwitchPointerSpeed(${speed(first)}, ${speed(second)})`,
  needs: () => ahk`
  SwitchPointerSpeed(first, second) {
      DllCall("SystemParametersInfo", "UInt", 0x70, "UInt", 0, "UInt*", &now := 0, "UInt", 0) ; reads it
      speed := now = first ? second : first
      DllCall("SystemParametersInfo", "UInt", 0x71, "UInt", 0, "Ptr", speed, "UInt", 0) ; sets it
      ToolTip("Pointer speed: " speed)
      SetTimer(ToolTip, -1500)
  }
`,
});

function speed(said: number): number {
  return Math.min(20, Math.max(1, Math.round(said)));
}
