import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const toggleNightLight = action({
  id: 'toggle-night-light',
  title: 'Turn the night light on or off',
  slots: {},
  code: () => ahk`ToggleNightLight()`,
  needs: () => ahk`
  ; Windows has no command for it, so this writes what the switch in the settings writes
  ToggleNightLight() {
      path := "HKCU\Software\Microsoft\Windows\CurrentVersion\CloudStore\Store\DefaultAccount\Current"
          . "\default$windows.data.bluelightreduction.bluelightreductionstate"
          . "\windows.data.bluelightreduction.bluelightreductionstate"
      data := RegRead(path, "Data", "")
      isOn := SubStr(data, 37, 2) = "15"
      if !isOn && SubStr(data, 37, 2) != "13" {
          Run("ms-settings:nightlight") ; an unknown version of Windows
          return
      }
      seconds := DateDiff(A_NowUTC, "19700101", "Seconds"), time := ""
      Loop 4
          time .= Format("{:02X}", seconds & 0x7F | 0x80), seconds >>= 7
      time .= Format("{:02X}", seconds)
      RegWrite(SubStr(data, 1, 20) time SubStr(data, 31, 6) (isOn ? "13" : "15") SubStr(data, 39, 8)
          . (isOn ? SubStr(data, 51) : "1000" SubStr(data, 47)), "REG_BINARY", path, "Data")
  }
`,
});
