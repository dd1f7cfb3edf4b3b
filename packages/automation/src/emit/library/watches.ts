import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** What sets rules off other than keys: the clock, windows, files, the computer. Each looks, and calls when it is so. */
export const WATCH_HELPERS = {
  WhenBecomes: {
    code: ahk`
      ; Calls once each time something becomes true. What is true from the start has not become so.
      WhenBecomes(isTrue, action, period := 500, atStart := false) {
          was := atStart ? false : isTrue() ? true : false
          act := () => action() ; in a thread of its own: a message that stays open must not hold up the watch
          SetTimer(Look, period)
          Look() {
              isNow := isTrue() ? true : false
              if (isNow = was)
                  return
              was := isNow
              if isNow
                  SetTimer(act, -1)
          }
      }
    `,
  },
  WhenLasts: {
    code: ahk`
      ; Calls once each time something has been true for so many milliseconds.
      WhenLasts(isTrue, milliseconds, action) {
          since := 0, done := false
          act := () => action() ; in a thread of its own: a message that stays open must not hold up the watch
          SetTimer(Look, 100)
          Look() {
              if !isTrue() {
                  since := 0, done := false
                  return
              }
              if !since
                  since := A_TickCount
              if (done || A_TickCount - since < milliseconds)
                  return
              done := true
              SetTimer(act, -1)
          }
      }
    `,
  },
  WhenChanges: {
    code: ahk`
      ; Calls each time a value is another one than before. An empty value is one that could not be read.
      WhenChanges(read, action, period := 1000) {
          last := read()
          act := () => action() ; in a thread of its own: a message that stays open must not hold up the watch
          SetTimer(Look, period)
          Look() {
              value := read()
              if (value == last || value == "")
                  return
              first := last == ""
              last := value
              if !first
                  SetTimer(act, -1)
          }
      }
    `,
  },
  DailyAt: {
    code: ahk`
      ; Calls at times of day, given as hours and minutes, on days of the week: 1 is Sunday.
      DailyAt(times, days, action) {
          done := ""
          SetTimer(Look, 5000)
          Look() {
              now := FormatTime(, "HHmm")
              for time in times
                  if (time = now && InStr(days, A_WDay) && done != A_YDay now) {
                      done := A_YDay now
                      SetTimer(() => action(), -1) ; a message that stays open must not hold up the next time
                      return
                  }
          }
      }
    `,
  },
  HourlyAt: {
    code: ahk`
      ; Calls once an hour, at that minute.
      HourlyAt(minute, action) {
          done := ""
          act := () => action() ; in a thread of its own: a message that stays open must not hold up the watch
          SetTimer(Look, 5000)
          Look() {
              hour := FormatTime(, "yyyyMMddHH")
              if (A_Min != minute || done = hour)
                  return
              done := hour
              SetTimer(act, -1)
          }
      }
    `,
  },
  MonthlyAt: {
    code: ahk`
      ; Calls once a month. A month that is too short has it on its last day.
      MonthlyAt(day, time, action) {
          done := ""
          SetTimer(Look, 5000)
          Look() {
              tomorrow := FormatTime(DateAdd(A_Now, 1, "Days"), "d")
              isToday := A_MDay = day || (A_MDay < day && tomorrow = 1)
              if (!isToday || FormatTime(, "HHmm") != time || done = A_YDay)
                  return
              done := A_YDay
              SetTimer(() => action(), -1) ; a message that stays open must not hold up the next time
          }
      }
    `,
  },
  OnceAt: {
    code: ahk`
      ; Calls once, on a date and at a time.
      OnceAt(moment, action) {
          if (A_Now < moment)
              SetTimer(Look, 5000)
          Look() {
              if (A_Now < moment)
                  return
              SetTimer(, 0)
              action()
          }
      }
    `,
  },
  WhenWindowOpens: {
    code: ahk`
      ; Calls with each window that comes up. Those that are there from the start are not new.
      WhenWindowOpens(list, action) {
          known := Map()
          for window in list()
              known[window] := true
          SetTimer(Look, 250)
          Look() {
              new := [], now := Map()
              for window in list()
                  if (window && !known.Has(window))
                      new.Push(window)
                  else
                      now[window] := true
              known := now
              for window in new {
                  known[window] := true ; the others stay new if the action ends here
                  action(window)
              }
          }
      }
    `,
  },
  WhenWindowCloses: {
    code: ahk`
      ; Calls with each window that goes away.
      WhenWindowCloses(list, action) {
          known := Map()
          for window in list()
              known[window] := true
          SetTimer(Look, 250)
          Look() {
              gone := known.Clone()
              for window in list() {
                  known[window] := true
                  if gone.Has(window)
                      gone.Delete(window)
              }
              for window in gone {
                  known.Delete(window) ; the others stay known if the action ends here
                  if window
                      action(window)
              }
          }
      }
    `,
  },
  WhenFocusChanges: {
    code: ahk`
      ; Calls when a window that is meant comes to the front, or when it no longer is there. What the script itself shows,
      ; and moments between two windows, change nothing.
      WhenFocusChanges(isActive, toFront, action) {
          last := WinExist("A"), was := isActive() ? true : false
          SetTimer(Look, 150)
          Look() {
              window := WinExist("A")
              if !window || WinActive("ahk_pid " ProcessExist())
                  return
              isNow := isActive() ? true : false
              before := last, last := window
              if (isNow = was)
                  return
              was := isNow
              if (isNow = toFront)
                  SetTimer(action.Bind(isNow ? window : before), -1) ; a message that stays open must not hold up the watch
          }
      }
    `,
  },
  WhenCopied: {
    code: ahk`
      ; Calls when something was copied, but not for what the script itself puts on the clipboard.
      WhenCopied(action) {
          own := 0
          OnClipboardChange(Changed)
          Changed(kind) {
              if (kind = 0 || DllCall("GetClipboardSequenceNumber", "UInt") = own)
                  return
              if DllCall("GetClipboardOwner", "Ptr") = A_ScriptHwnd ; another rule of the script has put it there
                  return
              OnClipboardChange(Changed, 0)
              try action()
              finally {
                  own := DllCall("GetClipboardSequenceNumber", "UInt")
                  OnClipboardChange(Changed, 1)
              }
          }
      }
    `,
  },
  WhenFileAppears: {
    code: ahk`
      ; Calls with the path of each file that comes into a folder, once it is whole and its size stays for so long.
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
          act := () => action() ; in a thread of its own: a message that stays open must not hold up the watch
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
    code: ahk`
      ; Calls when somebody touches a key or the mouse after so many milliseconds without.
      WhenBack(away, action) {
          last := 0
          act := () => action() ; in a thread of its own: a message that stays open must not hold up the watch
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
      ; When a file was last changed, and its size; nothing where there is none.
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
      ; The drives that there are. A hard disk at USB counts as fixed, as those inside the computer do, which stay.
      UsbDrives() {
          drives := ""
          for kind in ["REMOVABLE", "FIXED"]
              try drives .= DriveGetList(kind)
          return drives
      }
    `,
  },
  InternetAnswers: {
    code: ahk`
      ; Whether the internet can be reached. It is asked for the page that Windows itself tries, and the answer is looked
      ; up the next time, so that nothing has to wait for it.
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
