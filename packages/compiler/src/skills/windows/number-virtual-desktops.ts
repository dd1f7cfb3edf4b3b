import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';
import { MODIFIERS } from './modifiers.ts';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export const numberVirtualDesktops = recipe({
  id: 'number-virtual-desktops',
  title: 'Go straight to a virtual desktop by its number',
  slots: { held: choice('key held with the number', MODIFIERS, '!') },
  code: ({ held }) => ahk`
  ${DIGITS.map((digit) => `${held}${digit}::GoToDesktop(${digit})`).join('\n')}

  GoToDesktop(number) {
      steps := number - CurrentDesktop()
      Send("^#{" (steps > 0 ? "Right " : "Left ") Abs(steps) "}")
  }

  ; Windows keeps the ids of the desktops in the registry, 32 hexadecimal digits each
  CurrentDesktop() {
      explorer := "HKCU\SOFTWARE\Microsoft\Windows\CurrentVersion\Explorer"
      DllCall("ProcessIdToSessionId", "UInt", ProcessExist(), "UInt*", &session := 0)
      all := RegRead(explorer "\VirtualDesktops", "VirtualDesktopIDs", "")
      current := RegRead(explorer "\VirtualDesktops", "CurrentVirtualDesktop", "")
      if current = "" ; Windows 10 keeps it elsewhere
          current := RegRead(explorer "\SessionInfo\" session "\VirtualDesktops", "CurrentVirtualDesktop", "")
      position := current = "" ? 0 : InStr(all, current)
      return position ? (position - 1) // 32 + 1 : 1
  }
`,
});
