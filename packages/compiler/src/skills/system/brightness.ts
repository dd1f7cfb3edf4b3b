import { ahk } from '../ahk-text.ts';

/** `GetBrightness()` and `SetBrightness(percent)` of a laptop's own screen. */
export const BRIGHTNESS = ahk`
  ; Works for the screen of a laptop; most separate monitors do not listen to Windows
  GetBrightness() {
      for screen in ComObjGet("winmgmts:\\.\root\WMI").ExecQuery("SELECT * FROM WmiMonitorBrightness")
          return screen.CurrentBrightness
  }

  SetBrightness(percent) {
      percent := Max(0, Min(100, percent))
      for screen in ComObjGet("winmgmts:\\.\root\WMI").ExecQuery("SELECT * FROM WmiMonitorBrightnessMethods")
          screen.WmiSetBrightness(1, percent)
      ToolTip("Brightness: " percent "%")
      SetTimer(() => ToolTip(), -1000)
  }
`;
