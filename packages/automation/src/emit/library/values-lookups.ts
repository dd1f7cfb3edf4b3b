import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** What is asked from Windows, from a program or from the web. */
export const LOOKUP_HELPERS = {
  SelectedText: {
    code: ahk`
      ; The selected text. It is read through the clipboard, which is then restored.
      SelectedText(seconds := 0.5) {
          before := A_IsCritical
          Critical("On") ; what passes through the clipboard now was not copied by you
          saved := ClipboardAll()
          A_Clipboard := ""
          Send("^c")
          selected := ClipWait(seconds) ? A_Clipboard : ""
          A_Clipboard := saved
          Critical(before)
          return selected
      }
    `,
  },
  FileText: {
    code: ahk`
      ; The text of a file, or nothing if there is none.
      FileText(path) {
          for file in FilesIn(path)
              try return FileRead(file, "UTF-8")
          return ""
      }
    `,
    needs: ['FilesIn'],
  },
  FolderSize: {
    code: ahk`
      ; The size of all files in a folder and below it, such as 12.3 MB.
      FolderSize(folder) {
          size := 0
          Loop Files folder . "\*", "R"
              size += A_LoopFileSize
          for unit in ["bytes", "KB", "MB", "GB"]
              if size < 1024 || A_Index = 4
                  return Round(size, A_Index = 1 || size >= 100 ? 0 : 1) . " " . unit
              else
                  size /= 1024
      }
    `,
  },
  NameOfFile: {
    code: ahk`
      ; The name without the folder. For several paths, one per line, it gives each name.
      NameOfFile(path) {
          return RegExReplace(path, "m)^.*[\\/](?=.)")
      }
    `,
  },
  TitleOf: {
    code: ahk`
      ; The title of a window, or nothing if there is none.
      TitleOf(window) {
          try return WinGetTitle(window)
          return ""
      }
    `,
  },
  ProgramOf: {
    code: ahk`
      ; The program of a window, without .exe.
      ProgramOf(window) {
          try return RegExReplace(WinGetProcessName(window), "i)\.exe$")
          return ""
      }
    `,
  },
  TextIn: {
    code: ahk`
      ; The text that a window shows, as far as Windows can read it.
      TextIn(window) {
          try return Trim(WinGetText(window), " \`t\`r\`n")
          return ""
      }
    `,
  },
  PressedKey: {
    code: ahk`
      ; The name of the key that set this off, without the keys held with it.
      PressedKey() {
          key := RegExReplace(A_ThisHotkey, "i).* & |^[~*$^!+#<>]+(?=.)| up$")
          return GetKeyName(key) || key
      }
    `,
  },
  MousePosition: {
    code: ahk`
      MousePosition() {
          MouseGetPos(&x, &y)
          return x . ", " . y
      }
    `,
    modes: ['CoordMode("Mouse", "Screen")'],
  },
  ColorAtMouse: {
    code: ahk`
      ; The color under the mouse, such as #2B5C8A.
      ColorAtMouse() {
          MouseGetPos(&x, &y)
          return "#" . SubStr(PixelGetColor(x, y), 3)
      }
    `,
    modes: ['CoordMode("Mouse", "Screen")', 'CoordMode("Pixel", "Screen")'],
  },
  RgbAtMouse: {
    code: ahk`
      ; The color under the mouse as red, green and blue, such as 43,92,138.
      RgbAtMouse() {
          color := Integer("0x" SubStr(ColorAtMouse(), 2))
          return Format("{},{},{}", color >> 16, color >> 8 & 255, color & 255)
      }
    `,
    needs: ['ColorAtMouse'],
  },
  PageAddress: {
    code: ahk`
      ; The address of the page in the browser in front, copied from its address bar. The clipboard is then restored.
      PageAddress() {
          if !(ProgramOf("A") ~= "i)^(chrome|msedge|firefox|brave|opera|vivaldi|iexplore|librewolf|waterfox|arc|chromium)$")
              return ""
          before := A_IsCritical
          Critical("On") ; what passes through the clipboard now was not copied by you
          saved := ClipboardAll()
          A_Clipboard := ""
          Send("^l")
          Sleep(100)
          Send("^c")
          address := ClipWait(1) ? A_Clipboard : ""
          Send("{F6}") ; back from the address bar to the page
          A_Clipboard := saved
          Critical(before)
          return address
      }
    `,
    needs: ['ProgramOf'],
  },
  PageText: {
    code: ahk`
      ; The text at a web address, without HTML tags; nothing if it does not answer within ten seconds.
      PageText(address) {
          if !(address ~= "i)^https?://")
              address := "https://" . address
          try {
              request := ComObject("WinHttp.WinHttpRequest.5.1")
              request.Open("GET", address, true)
              request.SetRequestHeader("User-Agent", "curl") ; some sites send plain text only to this program
              request.Send()
              if !request.WaitForResponse(10)
                  return ""
              text := request.ResponseText
          } catch
              return ""
          if text ~= "is)^\s*<(!doctype|html|\?xml)" {
              text := RegExReplace(text, "is)<(script|style|head)\b.*?</\1>|<[^>]*>", " ")
              for sign, plain in Map("&nbsp;", " ", "&lt;", "<", "&gt;", ">", "&quot;", '"', "&#39;", "'", "&amp;", "&")
                  text := StrReplace(text, sign, plain)
              text := RegExReplace(RegExReplace(text, "[ \t]+", " "), "[ \t]*\R\s*", "\`n")
          }
          return Trim(text, " \`t\`r\`n")
      }
    `,
  },
  SongTitle: {
    code: ahk`
      ; Players show the song in their title. One that is not playing shows only its own name.
      SongTitle() {
          for player in ["Spotify.exe", "foobar2000.exe", "winamp.exe", "AIMP.exe", "MusicBee.exe", "vlc.exe", "Tidal.exe", "Deezer.exe"]
              for window in WinGetList("ahk_exe " . player) {
                  title := RegExReplace(TitleOf(window), "i) (?:[-–—] (?:VLC media player|Winamp|MusicBee)|\[foobar2000.*)$")
                  if InStr(title, " - ")
                      return title
              }
          for window in WinGetList()
              if RegExMatch(TitleOf(window), "i)^(?:\(\d+\) )?(.+) [-–—] (?:YouTube|YouTube Music|SoundCloud)\b", &page)
                  return page[1]
          return ""
      }
    `,
    needs: ['TitleOf'],
  },
  IpAddress: {
    code: ahk`
      ; This computer's address on its network.
      IpAddress() {
          for address in SysGetIPAddresses()
              if !(address ~= "^(127|169\.254)\.")
                  return address
          return ""
      }
    `,
  },
  BatteryLevel: {
    code: ahk`
      ; The charge in percent. A computer without a battery is always full.
      BatteryLevel() {
          status := Buffer(12, 0)
          DllCall("GetSystemPowerStatus", "Ptr", status)
          percent := NumGet(status, 2, "UChar")
          return percent > 100 ? 100 : percent
      }
    `,
  },
  VolumeLevel: {
    code: ahk`
      ; The volume in percent, 0 if there is no speaker.
      VolumeLevel() {
          try return Round(SoundGetVolume())
          return 0
      }
    `,
  },
  FreeSpace: {
    code: ahk`
      ; The free space of a drive in gigabytes.
      FreeSpace(drive) {
          try return Round(DriveGetSpaceFree(SubStr(drive, 1, 1) . ":\") / 1024, 1)
          return 0
      }
    `,
  },
} as const satisfies Library;
