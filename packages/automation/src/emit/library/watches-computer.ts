import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** Calls for files, pixels, drives, the network and the computer itself. */
export const COMPUTER_WATCHES = {
  WhenFileAppears: {
    code: ahk`
      ; Calls with the path of each file that appears in a folder, once it is complete and unchanged in size for this long.
      WhenFileAppears(folder, pattern, settled, action) {
          known := Map(), growing := Map()
          Loop Files folder "\" pattern
              known[A_LoopFileFullPath] := true
          SetTimer(Look, 1000)
          Look() {
              complete := []
              Loop Files folder "\" pattern {
                  path := A_LoopFileFullPath
                  if (known.Has(path) || A_LoopFileSize = 0 || A_LoopFileExt ~= "i)^(crdownload|part|partial|tmp|download)$")
                      continue
                  if (!growing.Has(path) || growing[path].size != A_LoopFileSize)
                      growing[path] := {size: A_LoopFileSize, since: A_TickCount}
                  else if (A_TickCount - growing[path].since >= settled && IsFree(path))
                      complete.Push(path)
              }
              for path in known.Clone()
                  if !FileExist(path)
                      known.Delete(path)
              for path in complete {
                  known[path] := true
                  growing.Delete(path)
                  action(path)
              }
          }
          IsFree(path) {
              try return IsObject(FileOpen(path, "r-rwd")) ; fails as long as another program has it open
              return false
          }
      }
    `,
  },
  WhenCountChanges: {
    code: ahk`
      ; Calls when there are more of something than before (1), or fewer (-1).
      WhenCountChanges(count, direction, action) {
          last := count()
          act := () => action() ; in its own thread, so a message that stays open doesn't hold up the watch
          SetTimer(Look, 1500)
          Look() {
              now := count(), change := now - last
              last := now
              if (change * direction > 0)
                  SetTimer(act, -1)
          }
      }
    `,
  },
  WhenBack: {
    modes: ['InstallKeybdHook()', 'InstallMouseHook()'],
    code: ahk`
      ; Calls when somebody touches a key or the mouse after this many milliseconds without input.
      WhenBack(away, action) {
          last := 0
          act := () => action() ; in its own thread, so a message that stays open doesn't hold up the watch
          SetTimer(Look, 500)
          Look() {
              before := last, last := A_TimeIdlePhysical
              if (before >= away && last < before)
                  SetTimer(act, -1)
          }
      }
    `,
  },
  FileStamp: {
    code: ahk`
      ; When a file was last changed, and its size; nothing if there is none.
      FileStamp(path) {
          try return FileGetTime(path, "M") "/" FileGetSize(path)
          return ""
      }
    `,
  },
  PixelAt: {
    code: ahk`
      PixelAt(point) {
          CoordMode("Pixel", "Screen")
          try return PixelGetColor(point.x, point.y)
          return ""
      }
    `,
  },
  WhenComputer: {
    code: ahk`
      ; Windows itself says when the computer wakes up, is locked or is unlocked.
      WhenComputer(message, codes, action) {
          if (message = 0x2B1)
              DllCall("wtsapi32\WTSRegisterSessionNotification", "Ptr", A_ScriptHwnd, "UInt", 0)
          OnMessage(message, Told)
          Told(code, *) {
              if InStr(codes, "," code ",")
                  SetTimer(() => action(), -1)
          }
      }
    `,
  },
  UsbDrives: {
    code: ahk`
      ; The drives that are connected. A USB hard disk counts as fixed, like those inside the computer, which always stay.
      UsbDrives() {
          drives := ""
          for kind in ["REMOVABLE", "FIXED"]
              try drives .= DriveGetList(kind)
          return drives
      }
    `,
  },
  DriveIsThere: {
    code: ahk`
      ; Whether a drive is there, by its letter such as E: or by the name that Explorer shows for it.
      DriveIsThere(drive) {
          if drive ~= "i)^[a-z]:?\\?$"
              return DriveGetStatus(SubStr(drive, 1, 1) ":\") = "Ready" ; a card reader has a letter even without a card
          Loop Parse UsbDrives()
              try if DriveGetLabel(A_LoopField ":\") = drive
                  return true
          return false
      }
    `,
    needs: ['UsbDrives'],
  },
  InternetAnswers: {
    code: ahk`
      ; Whether the internet can be reached. It requests the page that Windows itself uses, and the answer is checked
      ; the next time, so that nothing has to wait for it.
      InternetAnswers() {
          static request := 0, asked := 0, answers := true
          if !request {
              Ask()
              try request.WaitForResponse(3)
          } else if A_TickCount - asked < 3000
              return answers
          answers := false
          try answers := request.Status > 0 ; fails as long as there is no answer
          Ask()
          return answers

          Ask() {
              request := ComObject("WinHttp.WinHttpRequest.5.1"), asked := A_TickCount
              request.SetTimeouts(3000, 3000, 3000, 3000)
              request.Open("HEAD", "http://www.msftconnecttest.com/connecttest.txt", true)
              try request.Send()
          }
      }
    `,
  },
  SiteAnswers: {
    code: ahk`
      SiteAnswers(address) {
          try {
              request := ComObject("WinHttp.WinHttpRequest.5.1")
              request.SetTimeouts(5000, 5000, 5000, 10000)
              request.Open("GET", address ~= "i)^https?://" ? address : "https://" address)
              request.Send()
              return request.Status < 500
          }
          return false
      }
    `,
  },
  WhenTextSelected: {
    code: ahk`
      ; Calls when text may have been selected with the mouse: it was dragged, or clicked twice.
      WhenTextSelected(action) {
          downX := 0, downY := 0, lastUp := 0
          CoordMode("Mouse", "Screen")
          Hotkey("~LButton", (*) => MouseGetPos(&downX, &downY))
          Hotkey("~LButton Up", Released)
          Released(*) {
              MouseGetPos(&x, &y)
              isSecond := A_TickCount - lastUp < 400
              lastUp := A_TickCount
              if (isSecond || Abs(x - downX) > 15 || Abs(y - downY) > 15)
                  SetTimer(() => action(), -100)
          }
      }
    `,
  },
} as const satisfies Library;
