import { ahk } from '../ahk-text.ts';

/** `ReadDisplayMode()` and `ApplyDisplayMode(mode, fields)` over a DEVMODE structure. */
export const DISPLAY_MODE = ahk`
  ReadDisplayMode() {
      mode := Buffer(220, 0)
      NumPut("UShort", mode.Size, mode, 68)
      DllCall("EnumDisplaySettingsW", "Ptr", 0, "UInt", -1, "Ptr", mode)
      return mode
  }

  ; fields says which values of the mode count
  ApplyDisplayMode(mode, fields) {
      NumPut("UInt", fields, mode, 72)
      if DllCall("ChangeDisplaySettingsW", "Ptr", mode, "UInt", 1)
          MsgBox("The screen cannot do that.")
  }
`;
