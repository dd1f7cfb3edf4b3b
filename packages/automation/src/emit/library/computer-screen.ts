import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** How the screens show what they show. */
export const SCREEN_HELPERS = {
  SetBrightness: {
    code: ahk`
      ; Sets the brightness of the screens in percent, or changes it by that much
      SetBrightness(percent, isChange := false, lowest := 0, highest := 100) {
          isDone := false
          try { ; the screen of a laptop
              service := ComObjGet("winmgmts:\\.\root\WMI"), current := 0
              for screen in service.ExecQuery("SELECT * FROM WmiMonitorBrightness")
                  current := screen.CurrentBrightness
              for screen in service.ExecQuery("SELECT * FROM WmiMonitorBrightnessMethods") {
                  screen.WmiSetBrightness(1, Max(0, lowest, Min(100, highest, Round(isChange ? current + percent : percent))))
                  isDone := true
              }
          }
          for monitor in PhysicalMonitors() { ; external monitors, through their cable
              if DllCall("dxva2\GetMonitorBrightness", "Ptr", monitor, "UInt*", &least := 0, "UInt*", &current := 0, "UInt*", &most := 0) {
                  share := (most - least) / 100 ; one percent, in the steps of this monitor
                  level := isChange ? current + Round(share * percent) : least + Round(share * percent)
                  level := Max(least + Round(share * Max(0, lowest)), Min(least + Round(share * Min(100, highest)), level))
                  isDone := DllCall("dxva2\SetMonitorBrightness", "Ptr", monitor, "UInt", level) || isDone
              }
              DllCall("dxva2\DestroyPhysicalMonitor", "Ptr", monitor)
          }
          if !isDone {
              ToolTip("This screen does not let Windows change its brightness.")
              SetTimer(ToolTip, -2000)
          }
      }
    `,
    needs: ['PhysicalMonitors'],
  },
  BrightnessLevel: {
    code: ahk`
      ; The brightness of the screen in percent; 100 if Windows cannot tell
      BrightnessLevel() {
          try { ; the screen of a laptop
              for screen in ComObjGet("winmgmts:\\.\root\WMI").ExecQuery("SELECT * FROM WmiMonitorBrightness")
                  return screen.CurrentBrightness
          }
          level := ""
          for monitor in PhysicalMonitors() { ; external monitors, through their cable
              if level = "" && DllCall("dxva2\GetMonitorBrightness", "Ptr", monitor, "UInt*", &least := 0, "UInt*", &current := 0, "UInt*", &most := 0)
                  level := Round((current - least) * 100 / Max(1, most - least))
              DllCall("dxva2\DestroyPhysicalMonitor", "Ptr", monitor)
          }
          return level = "" ? 100 : level
      }
    `,
    needs: ['PhysicalMonitors'],
  },
  PhysicalMonitors: {
    code: ahk`
      ; The screens as devices that can be talked to
      PhysicalMonitors() {
          monitors := [], entrySize := A_PtrSize + 256
          try Loop MonitorGetCount() {
              MonitorGet(A_Index, &left, &top)
              monitor := DllCall("MonitorFromPoint", "Int64", (left & 0xFFFFFFFF) | (top << 32), "UInt", 2, "Ptr")
              if !DllCall("dxva2\GetNumberOfPhysicalMonitorsFromHMONITOR", "Ptr", monitor, "UInt*", &count := 0)
                  continue
              entries := Buffer(count * entrySize, 0)
              if DllCall("dxva2\GetPhysicalMonitorsFromHMONITOR", "Ptr", monitor, "UInt", count, "Ptr", entries)
                  Loop count
                      monitors.Push(NumGet(entries, (A_Index - 1) * entrySize, "Ptr"))
          }
          return monitors
      }
    `,
  },
  GoToSleep: {
    code: ahk`
      ; A computer with modern standby has no sleep mode other than the one that starts when its screen turns off
      GoToSleep() {
          abilities := Buffer(76, 0)
          DllCall("PowrProf\GetPwrCapabilities", "Ptr", abilities)
          if NumGet(abilities, 20, "UChar") {
              Sleep(1000) ; letting go of the key would wake it again
              try PostMessage(0x112, 0xF170, 2, , "Program Manager") ; switches the screen off
          } else
              DllCall("PowrProf\SetSuspendState", "Int", false, "Int", false, "Int", false)
      }
    `,
  },
  DimScreen: {
    code: ahk`
      ; Darkens all screens with an overlay that lets clicks through; 0 removes it
      DimScreen(percent) {
          static shade := 0
          if shade
              shade.Destroy()
          shade := 0, percent := Max(0, Min(90, percent)) ; never fully black, so you can find your way back
          if !percent
              return
          shade := Gui("+AlwaysOnTop -Caption +ToolWindow +E0x20 -DPIScale")
          shade.BackColor := "Black"
          WinSetTransparent(Round(percent * 2.55), shade)
          shade.Show("NoActivate x" SysGet(76) " y" SysGet(77) " w" SysGet(78) " h" SysGet(79))
      }
    `,
  },
  CoverMonitor: {
    code: ahk`
      ; A black cover over a monitor: 1 shows it, 0 removes it, -1 toggles it. A click on it and then Escape removes it, too.
      CoverMonitor(number, state) {
          static covers := Map()
          if state = covers.Has(number) || number < 1 || number > MonitorGetCount()
              return
          if covers.Has(number) {
              covers.Delete(number).Destroy()
              return
          }
          MonitorGet(number, &left, &top, &right, &bottom)
          cover := Gui("+AlwaysOnTop -Caption +ToolWindow -DPIScale")
          cover.BackColor := "Black"
          cover.OnEvent("Escape", (*) => CoverMonitor(number, 0))
          cover.Show("NoActivate x" left " y" top " w" right - left " h" bottom - top)
          covers[number] := cover
      }
    `,
  },
  DisplayMode: {
    code: ahk`
      ; How Windows drives the main screen: a DEVMODE structure
      DisplayMode() {
          mode := Buffer(220, 0)
          NumPut("UShort", mode.Size, mode, 68)
          DllCall("EnumDisplaySettingsW", "Ptr", 0, "UInt", -1, "Ptr", mode)
          return mode
      }
    `,
  },
  ApplyDisplayMode: {
    code: ahk`
      ; The fields say which values of the mode to use
      ApplyDisplayMode(mode, fields) {
          NumPut("UInt", fields, mode, 72)
          if DllCall("ChangeDisplaySettingsW", "Ptr", mode, "UInt", 1) {
              ToolTip("The screen doesn't support that.")
              SetTimer(ToolTip, -2000)
          }
      }
    `,
  },
  SetResolution: {
    code: ahk`
      SetResolution(width, height) {
          mode := DisplayMode()
          NumPut("UInt", width, "UInt", height, mode, 172)
          ApplyDisplayMode(mode, 0x180000)
      }
    `,
    needs: ['DisplayMode', 'ApplyDisplayMode'],
  },
  SetRefreshRate: {
    code: ahk`
      SetRefreshRate(hertz) {
          mode := DisplayMode()
          NumPut("UInt", hertz, mode, 184)
          ApplyDisplayMode(mode, 0x400000)
      }
    `,
    needs: ['DisplayMode', 'ApplyDisplayMode'],
  },
  RotateScreen: {
    code: ahk`
      ; Rotates the main screen: 0 is landscape, 1 portrait, 2 upside down, -1 toggles between landscape and portrait
      RotateScreen(turn) {
          mode := DisplayMode(), now := NumGet(mode, 84, "UInt")
          if turn = -1
              turn := now = 0 ? 1 : 0
          if (now + turn) & 1 { ; width and height change places
              width := NumGet(mode, 172, "UInt"), height := NumGet(mode, 176, "UInt")
              NumPut("UInt", height, "UInt", width, mode, 172)
          }
          NumPut("UInt", turn, mode, 84)
          ApplyDisplayMode(mode, 0x180080)
      }
    `,
    needs: ['DisplayMode', 'ApplyDisplayMode'],
  },
  SetHdr: {
    code: ahk`
      ; 1 turns on HDR for all screens that support it, 0 turns it off, -1 toggles it
      SetHdr(state) {
          DllCall("GetDisplayConfigBufferSizes", "UInt", 2, "UInt*", &pathCount := 0, "UInt*", &modeCount := 0)
          paths := Buffer(pathCount * 72, 0), modes := Buffer(modeCount * 64, 0)
          if DllCall("QueryDisplayConfig", "UInt", 2, "UInt*", &pathCount, "Ptr", paths, "UInt*", &modeCount, "Ptr", modes, "Ptr", 0)
              return
          Loop pathCount {
              adapter := NumGet(paths, (A_Index - 1) * 72 + 20, "Int64"), screen := NumGet(paths, (A_Index - 1) * 72 + 28, "UInt")
              colors := Buffer(32, 0)
              NumPut("UInt", 9, "UInt", 32, "Int64", adapter, "UInt", screen, colors) ; 9 asks
              if DllCall("DisplayConfigGetDeviceInfo", "Ptr", colors) || !(NumGet(colors, 20, "UInt") & 1)
                  continue
              if state = -1
                  state := !(NumGet(colors, 20, "UInt") & 2)
              change := Buffer(24, 0)
              NumPut("UInt", 10, "UInt", 24, "Int64", adapter, "UInt", screen, "UInt", state, change) ; 10 sets
              DllCall("DisplayConfigSetDeviceInfo", "Ptr", change)
          }
      }
    `,
  },
  SetNightLight: {
    code: ahk`
      ; 1 turns the night light on, 0 turns it off, -1 toggles it. Windows has no command for it, so this writes what its
      ; switch writes
      SetNightLight(state) {
          path := "HKCU\Software\Microsoft\Windows\CurrentVersion\CloudStore\Store\DefaultAccount\Current"
              . "\default$windows.data.bluelightreduction.bluelightreductionstate"
              . "\windows.data.bluelightreduction.bluelightreductionstate"
          data := RegRead(path, "Data", "")
          isOn := SubStr(data, 37, 2) = "15"
          if !isOn && SubStr(data, 37, 2) != "13" {
              try Run("ms-settings:nightlight") ; an unknown version of Windows
              return
          }
          if state = isOn
              return
          seconds := DateDiff(A_NowUTC, "19700101", "Seconds"), time := ""
          Loop 4
              time .= Format("{:02X}", seconds & 0x7F | 0x80), seconds >>= 7
          time .= Format("{:02X}", seconds)
          RegWrite(SubStr(data, 1, 20) time SubStr(data, 31, 6) (isOn ? "13" : "15") SubStr(data, 39, 8)
              . (isOn ? SubStr(data, 51) : "1000" SubStr(data, 47)), "REG_BINARY", path, "Data")
      }
    `,
  },
  SetWallpaper: {
    code: ahk`
      SetWallpaper(path) {
          Loop Files path {
              DllCall("SystemParametersInfo", "UInt", 20, "UInt", 0, "Str", A_LoopFileFullPath, "UInt", 3)
              return
          }
          ToolTip("The picture " path " was not found.")
          SetTimer(ToolTip, -2000)
      }
    `,
  },
} as const satisfies Library;
