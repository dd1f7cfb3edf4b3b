import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** Windows' own switches. Each takes 1 for on, 0 for off and -1 for the other of the two. */
export const SWITCH_HELPERS = {
  KeepAwake: {
    code: ahk`
      ; Keeps the computer and its screen awake for this many milliseconds, or until this is undone
      KeepAwake(state, milliseconds := 0) {
          static isOn := false
          isOn := state = -1 ? !isOn : state
          DllCall("SetThreadExecutionState", "UInt", isOn ? 0x80000003 : 0x80000000)
          SetTimer(LetSleep, isOn ? -milliseconds : 0)

          LetSleep() => KeepAwake(0)
      }
    `,
  },
  SetRadio: {
    code: ahk`
      ; Switches "WiFi" or "Bluetooth", as the quick settings do
      SetRadio(kind, state) {
          command := "
          (Join\`s
              $ErrorActionPreference = 'Stop'; Add-Type -AssemblyName System.Runtime.WindowsRuntime;
              $asTask = [WindowsRuntimeSystemExtensions].GetMethods() | Where-Object { $_.Name -eq 'AsTask' -and
              $_.GetParameters().Count -eq 1 -and $_.GetParameters()[0].ParameterType.Name -like 'IAsyncOperation?1' };
              function Await($operation, $type) {
              $task = $asTask.MakeGenericMethod($type).Invoke($null, @($operation)); $task.Wait(); $task.Result };
              $radio = [Windows.Devices.Radios.Radio, Windows.System.Devices, ContentType = WindowsRuntime];
              $access = [Windows.Devices.Radios.RadioAccessStatus, Windows.System.Devices, ContentType = WindowsRuntime];
              [void](Await ($radio::RequestAccessAsync()) $access);
              $all = Await ($radio::GetRadiosAsync()) ([Collections.Generic.IReadOnlyList[Windows.Devices.Radios.Radio]]);
              foreach ($each in $all | Where-Object { $_.Kind -eq $env:TEXT1 }) {
              $isOn = $each.State -eq 'On';
              $turnOn = if ($env:TEXT2 -eq '-1') { -not $isOn } else { $env:TEXT2 -eq '1' };
              if ($turnOn) { $new = 'On' } else { $new = 'Off' };
              [void](Await ($each.SetStateAsync($new)) $access) }
          )"
          if RunPowerShell(command, kind, state) {
              ToolTip(kind " could not be turned on or off.")
              SetTimer(ToolTip, -2000)
          }
      }
    `,
    needs: ['RunPowerShell'],
  },
  SetDoNotDisturb: {
    code: ahk`
      ; 1 turns off notifications from Windows and apps, 0 turns them back on, -1 toggles them
      SetDoNotDisturb(state) {
          key := "HKCU\Software\Microsoft\Windows\CurrentVersion\PushNotifications"
          isOn := state = -1 ? RegRead(key, "ToastEnabled", 1) : state
          RegWrite(!isOn, "REG_DWORD", key, "ToastEnabled")
      }
    `,
  },
  SetDarkMode: {
    code: ahk`
      SetDarkMode(state) {
          themes := "HKCU\Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"
          isLight := state = -1 ? !RegRead(themes, "AppsUseLightTheme", 1) : !state
          RegWrite(isLight, "REG_DWORD", themes, "AppsUseLightTheme")
          RegWrite(isLight, "REG_DWORD", themes, "SystemUsesLightTheme")
          ; Tells the open windows, so that they change at once
          DllCall("SendMessageTimeout", "Ptr", 0xFFFF, "UInt", 0x1A, "Ptr", 0, "Str", "ImmersiveColorSet"
              , "UInt", 2, "UInt", 1000, "Ptr", 0)
      }
    `,
  },
  SetTouchpad: {
    code: ahk`
      SetTouchpad(state) {
          isOn := RegRead("HKCU\Software\Microsoft\Windows\CurrentVersion\PrecisionTouchPad\Status", "Enabled", 1)
          if state != isOn
              Send("^#{F24}") ; Windows' own shortcut, which can only switch to the other state
      }
    `,
  },
  SetProxy: {
    code: ahk`
      SetProxy(state) {
          key := "HKCU\Software\Microsoft\Windows\CurrentVersion\Internet Settings"
          isOn := state = -1 ? !RegRead(key, "ProxyEnable", 0) : state
          RegWrite(isOn, "REG_DWORD", key, "ProxyEnable")
          ; Tells the open programs: 39 that settings changed, 37 to read them again
          DllCall("wininet\InternetSetOptionW", "Ptr", 0, "UInt", 39, "Ptr", 0, "UInt", 0)
          DllCall("wininet\InternetSetOptionW", "Ptr", 0, "UInt", 37, "Ptr", 0, "UInt", 0)
      }
    `,
  },
  SetExplorerOption: {
    code: ahk`
      ; Shows or hides something in File Explorer, with the value that its setting has for each, and refreshes the folders
      SetExplorerOption(name, shown, hidden, state) {
          key := "HKCU\Software\Microsoft\Windows\CurrentVersion\Explorer\Advanced"
          isShown := state = -1 ? RegRead(key, name, hidden) != shown : state
          RegWrite(isShown ? shown : hidden, "REG_DWORD", key, name)
          try for window in ComObject("Shell.Application").Windows
              window.Refresh()
          try PostMessage(0x111, 0x7103, 0, "SHELLDLL_DefView1", "ahk_class Progman") ; the desktop
      }
    `,
  },
  ShowDesktopIcons: {
    code: ahk`
      ShowDesktopIcons(state) {
          for class in ["Progman", "WorkerW"] ; which of them holds the icons varies
              for window in WinGetList("ahk_class " class)
                  try {
                      icons := ControlGetHwnd("SysListView321", window)
                      if state = -1
                          state := !ControlGetVisible(icons)
                      if state
                          ControlShow(icons)
                      else
                          ControlHide(icons)
                      return
                  }
      }
    `,
  },
  ShowTaskbar: {
    code: ahk`
      ShowTaskbar(state) {
          if state = -1
              state := !WinExist("ahk_class Shell_TrayWnd") ; a hidden one is not found
          for class in ["Shell_TrayWnd", "Shell_SecondaryTrayWnd"]
              try {
                  if state
                      WinShow("ahk_class " class)
                  else
                      for window in WinGetList("ahk_class " class)
                          WinHide(window)
              }
      }
    `,
    startup: ['OnExit((*) => ShowTaskbar(1)) ; so that you are never left without a taskbar'],
  },
  SetTaskbarAutoHide: {
    code: ahk`
      SetTaskbarAutoHide(state) {
          bar := Buffer(24 + 3 * A_PtrSize, 0) ; an APPBARDATA structure
          NumPut("UInt", bar.Size, bar)
          now := DllCall("Shell32\SHAppBarMessage", "UInt", 4, "Ptr", bar, "UPtr") ; reads it
          if state = -1
              state := !(now & 1)
          NumPut("Ptr", state ? now | 1 : now & ~1, bar, 24 + 2 * A_PtrSize)
          DllCall("Shell32\SHAppBarMessage", "UInt", 10, "Ptr", bar, "UPtr") ; writes it
      }
    `,
  },
  SetMouseAcceleration: {
    code: ahk`
      SetMouseAcceleration(state) {
          settings := Buffer(12, 0) ; two thresholds and the acceleration
          DllCall("SystemParametersInfo", "UInt", 3, "UInt", 0, "Ptr", settings, "UInt", 0) ; reads them
          isOn := state = -1 ? !NumGet(settings, 8, "Int") : state
          NumPut("Int", isOn ? 6 : 0, "Int", isOn ? 10 : 0, "Int", isOn, settings)
          DllCall("SystemParametersInfo", "UInt", 4, "UInt", 0, "Ptr", settings, "UInt", 3) ; writes and keeps them
      }
    `,
  },
} as const satisfies Library;
