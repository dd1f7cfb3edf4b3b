import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** Questions that have yes or no for an answer. */
export const CONDITIONS_HELPERS = {
  IsDesktop: {
    code: ahk`
      IsDesktop() => WinActive("ahk_class Progman") || WinActive("ahk_class WorkerW")
    `,
  },
  InTextField: {
    code: ahk`
      ; Whether there is a text cursor. Not every program reports it.
      InTextField() {
          if CaretGetPos(&x, &y)
              return true
          try return RegExMatch(ControlGetClassNN(ControlGetFocus("A")), "i)edit|text|scintilla") > 0
          return false
      }
    `,
  },
  IsFullscreen: {
    code: ahk`
      ; Whether the window in front covers its whole screen, as games and movies do.
      IsFullscreen() {
          try {
              if IsDesktop()
                  return false
              WinGetPos(&x, &y, &width, &height, "A")
              Loop MonitorGetCount() {
                  MonitorGet(A_Index, &left, &top, &right, &bottom)
                  if (x <= left && y <= top && x + width >= right && y + height >= bottom)
                      return !(WinGetStyle("A") & 0xC00000) ; a maximized window keeps its title bar
              }
          }
          return false
      }
    `,
    needs: ['IsDesktop'],
  },
  WindowState: {
    code: ahk`
      ; 1 for a maximized window, -1 for a minimized one, 0 for any other, or if there is none.
      WindowState(window) {
          try return WinGetMinMax(window)
          return 0
      }
    `,
  },
  IsOnTop: {
    code: ahk`
      IsOnTop(window) {
          try return (WinGetExStyle(window) & 8) != 0
          return false
      }
    `,
  },
  OverTaskbar: {
    code: ahk`
      OverTaskbar() {
          MouseGetPos(, , &window)
          try return InStr("Shell_TrayWnd Shell_SecondaryTrayWnd", WinGetClass(window)) > 0
          return false
      }
    `,
  },
  OverTitleBar: {
    code: ahk`
      ; The window itself says which of its parts is under the pointer: 2 is the title bar.
      OverTitleBar() {
          CoordMode("Mouse", "Screen")
          MouseGetPos(&x, &y, &window)
          try return SendMessage(0x84, 0, (y << 16) | (x & 0xFFFF), window, "ahk_id " window) = 2
          return false
      }
    `,
  },
  SoundIsMuted: {
    code: ahk`
      SoundIsMuted() {
          try return SoundGetMute()
          return false
      }
    `,
  },
  MicIsMuted: {
    code: ahk`
      MicIsMuted() {
          for microphone in Microphones() {
              ComCall(15, microphone, "Int*", &isMuted := 0)
              return isMuted
          }
          return false
      }
    `,
    needs: ['Microphones'],
  },
  WifiIsOn: {
    code: ahk`
      ; Whether a wireless adapter is connected.
      WifiIsOn() {
          try {
              DllCall("Wlanapi\WlanOpenHandle", "UInt", 2, "Ptr", 0, "UInt*", &version := 0, "Ptr*", &client := 0)
              if !DllCall("Wlanapi\WlanEnumInterfaces", "Ptr", client, "Ptr", 0, "Ptr*", &list := 0)
                  Loop NumGet(list, "UInt")
                      if (NumGet(list, 8 + (A_Index - 1) * 532 + 528, "UInt") = 1)
                          return true
          }
          return false
      }
    `,
  },
  IsOnline: {
    code: ahk`
      IsOnline() => DllCall("Wininet\InternetGetConnectedState", "UInt*", &how := 0, "UInt", 0) != 0
    `,
  },
  PowerStatus: {
    code: ahk`
      ; The battery in percent and whether the charger is plugged in; a computer without a battery is always full.
      PowerStatus() {
          status := Buffer(12, 0)
          DllCall("GetSystemPowerStatus", "Ptr", status)
          percent := NumGet(status, 2, "UChar")
          return {percent: percent > 100 ? 100 : percent, charging: NumGet(status, 0, "UChar") = 1}
      }
    `,
  },
  IsDarkMode: {
    code: ahk`
      IsDarkMode() {
          themes := "HKCU\Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"
          return RegRead(themes, "AppsUseLightTheme", 1) = 0
      }
    `,
  },
  WithinHours: {
    code: ahk`
      ; Whether it is between two times of day, given as hours and minutes; the second one may be after midnight.
      WithinHours(from, to) {
          now := FormatTime(, "HHmm")
          return from <= to ? now >= from && now < to : now >= from || now < to
      }
    `,
  },
  PixelIs: {
    code: ahk`
      ; Whether a place on the screen has a color, or one that looks the same.
      PixelIs(point, color) {
          CoordMode("Pixel", "Screen")
          try found := Integer(PixelGetColor(point.x, point.y))
          catch
              return false
          for shift in [0, 8, 16]
              if (Abs(((found >> shift) & 255) - ((color >> shift) & 255)) > 24)
                  return false
          return true
      }
    `,
  },
  PixelLooks: {
    code: ahk`
      ; Whether a place on the screen has a color as people name it: "red" is rarely exactly FF0000.
      PixelLooks(point, color) {
          CoordMode("Pixel", "Screen")
          try found := Integer(PixelGetColor(point.x, point.y))
          catch
              return false
          red := found >> 16, green := (found >> 8) & 255, blue := found & 255
          switch color {
              case "red": return red > 140 && green < 110 && blue < 110
              case "green", "lime": return green > 90 && red < green - 30 && blue < green - 20
              case "blue", "navy": return blue > 80 && red < blue - 40 && green < blue - 10
              case "yellow": return red > 170 && green > 150 && blue < 130
              case "orange": return red > 180 && green > 80 && green < 190 && blue < 110
              case "brown": return red > 80 && red < 190 && green < red - 20 && blue < green
              case "purple", "magenta": return red > 80 && blue > 100 && green < Min(red, blue) - 30
              case "pink": return red > 190 && blue > 120 && green < red - 40
              case "cyan", "teal": return green > 90 && blue > 90 && red < Min(green, blue) - 30
              case "white": return red > 220 && green > 220 && blue > 220
              case "black": return red < 50 && green < 50 && blue < 50
              case "gray": return Abs(red - green) < 20 && Abs(green - blue) < 20 && red > 50 && red < 220
          }
          return false
      }
    `,
  },
  ImageShown: {
    code: ahk`
      ; Whether a picture can be seen somewhere on the screen.
      ImageShown(path) {
          CoordMode("Pixel", "Screen")
          try return ImageSearch(&x, &y, 0, 0, A_ScreenWidth - 1, A_ScreenHeight - 1, "*40 " path)
          return false
      }
    `,
  },
  MouseAtEdge: {
    code: ahk`
      ; Whether the pointer touches an edge or a corner of the screen.
      MouseAtEdge(edge) {
          CoordMode("Mouse", "Screen")
          MouseGetPos(&x, &y)
          ; 76 to 79 are the corner and the size of all screens together
          left := x <= SysGet(76) + 1, right := x >= SysGet(76) + SysGet(78) - 2
          top := y <= SysGet(77) + 1, bottom := y >= SysGet(77) + SysGet(79) - 2
          return edge = "left-edge" ? left : edge = "right-edge" ? right
              : edge = "top-edge" ? top : edge = "bottom-edge" ? bottom
              : (InStr(edge, "left") ? left : right) && (InStr(edge, "top") ? top : bottom)
      }
    `,
  },
  AnsweredYes: {
    code: ahk`
      AnsweredYes(question) => MsgBox(question, , "YesNo Icon? 0x1000") = "Yes"
    `,
  },
  MatchesPattern: {
    code: ahk`
      ; Whether text matches a pattern with * for anything and ? for one character.
      MatchesPattern(text, pattern) {
          pattern := RegExReplace(pattern, "[\\.+^$|(){}\[\]]", "\$0")
          return RegExMatch(text, "is)^" StrReplace(StrReplace(pattern, "*", ".*"), "?", ".") "$") > 0
      }
    `,
  },
  HasShape: {
    code: ahk`
      ; Checks what kind of text it is.
      HasShape(text, shape) {
          text := Trim(text, " \`t\`r\`n")
          switch shape {
              case "empty": return text = ""
              case "text": return text != ""
              case "number": return RegExMatch(text, "^[-+]?\d[\d ,.']*$") > 0
              case "address": return RegExMatch(text, "i)^(https?://|www\.)\S+$") > 0
              case "email": return RegExMatch(text, "^[^\s@]+@[^\s@]+\.[^\s@]+$") > 0
              case "path": return RegExMatch(text, "^([A-Za-z]:\\|\\\\)[^\r\n]+$") > 0
              case "date": return RegExMatch(text, "^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$") > 0
          }
          return false
      }
    `,
  },
  ClipboardHolds: {
    code: ahk`
      ; Whether a picture (8) or files (15) were copied.
      ClipboardHolds(format) => DllCall("IsClipboardFormatAvailable", "UInt", format) != 0
    `,
  },
} as const satisfies Library;
