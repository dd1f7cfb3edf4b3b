import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

export const FLOW_HELPERS = {
  HeldKeys: {
    code: ahk`
      ; The keys and buttons that this script holds down.
      HeldKeys() {
          static keys := Map()
          return keys
      }
    `,
  },
  HoldKey: {
    code: ahk`
      HoldKey(key) {
          HeldKeys()[key] := true
          Send("{Blind}{" key " down}")
      }
    `,
    needs: ['HeldKeys', 'ReleaseKeys'],
    // A key that is still down when the script ends would stay down for all programs.
    startup: ['OnExit(ReleaseKeys)'],
  },
  ReleaseKey: {
    code: ahk`
      ; Lets go of a key, if it is the script that holds it.
      ReleaseKey(key) {
          if !HeldKeys().Has(key)
              return
          HeldKeys().Delete(key)
          Send("{Blind}{" key " up}")
      }
    `,
    needs: ['HeldKeys'],
  },
  HoldFor: {
    code: ahk`
      ; Holds keys down for so long, or until it is stopped.
      HoldFor(milliseconds, run, keys*) {
          for key in keys
              HoldKey(key)
          end := A_TickCount + milliseconds
          while !run.stopped && (left := end - A_TickCount) > 0
              Sleep(Min(left, 50))
          for key in keys
              ReleaseKey(key)
          EndIfStopped(run)
      }
    `,
    needs: ['HoldKey', 'ReleaseKey', 'EndIfStopped'],
  },
  ReleaseKeys: {
    code: ahk`
      ; Lets go of everything that the script holds down.
      ReleaseKeys(*) {
          for key in HeldKeys().Clone()
              ReleaseKey(key)
      }
    `,
    needs: ['HeldKeys', 'ReleaseKey'],
  },

  Timers: {
    code: ahk`
      ; The timers and loops that are running, by name.
      Timers() {
          static running := Map()
          return running
      }
    `,
  },
  TimerRuns: {
    code: ahk`
      TimerRuns(name) {
          return Timers().Has(name)
      }
    `,
    needs: ['Timers'],
  },
  TimerElapsed: {
    code: ahk`
      ; How long a timer has been running.
      TimerElapsed(name) {
          return ClockText(Timers().Has(name) ? A_TickCount - Timers()[name].started : 0)
      }
    `,
    needs: ['Timers', 'ClockText'],
  },
  TimerRemaining: {
    code: ahk`
      ; How long it takes until a timer is over, or runs the next time.
      TimerRemaining(name) {
          return ClockText(Timers().Has(name) ? Max(0, Timers()[name].ends - A_TickCount) : 0)
      }
    `,
    needs: ['Timers', 'ClockText'],
  },
  ClockText: {
    code: ahk`
      ; Milliseconds as 4:05, or 1:04:05 from an hour on.
      ClockText(milliseconds) {
          seconds := Round(milliseconds / 1000)
          if seconds < 3600
              return Format("{}:{:02}", seconds // 60, Mod(seconds, 60))
          return Format("{}:{:02}:{:02}", seconds // 3600, Mod(seconds // 60, 60), Mod(seconds, 60))
      }
    `,
  },
  NewTimer: {
    code: ahk`
      ; A timer of that name, not started yet; one that is running already is stopped.
      NewTimer(name, tick, delay) {
          StopTimer(name)
          timer := {tick: tick, started: A_TickCount, ends: A_TickCount + delay, stopped: false}
          Timers()[name] := timer
          return timer
      }
    `,
    needs: ['Timers', 'StopTimer'],
  },
  RunEvery: {
    code: ahk`
      ; Does something again and again, with this time from one start to the next.
      RunEvery(name, action, period, delay := 0) {
          timer := NewTimer(name, Tick, delay)
          SetTimer(Tick, -Max(1, delay))

          Tick() {
              if timer.stopped
                  return
              next := Max(1, IsObject(period) ? period() : period)
              timer.ends := A_TickCount + next
              SetTimer(Tick, -next)
              if !A_IsSuspended
                  action(timer)
          }
      }
    `,
    needs: ['NewTimer'],
  },
  RunLoop: {
    code: ahk`
      ; Does something over and over, as long as it gives true. Each round is a thread of its own, so that keys and other
      ; timers get their turn.
      RunLoop(name, action, pause := 0) {
          timer := NewTimer(name, NextRound, 0)
          SetTimer(NextRound, -1)

          NextRound() {
              if timer.stopped
                  return
              again := false
              try
                  again := A_IsSuspended || action(timer)
              finally {
                  if again && !timer.stopped {
                      delay := Max(1, IsObject(pause) ? pause() : pause)
                      timer.ends := A_TickCount + delay
                      SetTimer(NextRound, -delay)
                  } else if !timer.stopped
                      StopTimer(name)
              }
          }
      }
    `,
    needs: ['NewTimer', 'StopTimer'],
  },
  RunOnce: {
    code: ahk`
      ; Does something later.
      RunOnce(name, action, delay) {
          timer := NewTimer(name, Tick, delay)
          SetTimer(Tick, -Max(1, delay))
          return timer

          Tick() {
              if timer.stopped
                  return
              StopTimer(name)
              action()
          }
      }
    `,
    needs: ['NewTimer', 'StopTimer'],
  },
  CountDown: {
    code: ahk`
      ; Does something later, and shows in a corner of the screen how long it will be.
      CountDown(name, action, delay) {
          timer := RunOnce(name, action, delay)
          box := Gui("+AlwaysOnTop -Caption +ToolWindow")
          box.BackColor := "Black"
          box.SetFont("s28 cWhite bold", "Segoe UI")
          timeLeft := box.AddText("w180 Center", ClockText(delay))
          box.Show("x" A_ScreenWidth - 300 " y" 20 + 80 * (Timers().Count - 1) " NoActivate")
          SetTimer(ShowTimeLeft, 200)

          ShowTimeLeft() {
              if timer.stopped {
                  SetTimer(ShowTimeLeft, 0)
                  box.Destroy()
              } else
                  timeLeft.Value := ClockText(Ceil((timer.ends - A_TickCount) / 1000) * 1000)
          }
      }
    `,
    needs: ['RunOnce', 'Timers', 'ClockText'],
  },
  StopTimer: {
    code: ahk`
      ; Ends a timer or a loop. If it is in the middle of what it does, that ends at its next wait.
      StopTimer(name) {
          if !Timers().Has(name)
              return
          timer := Timers().Delete(name)
          timer.stopped := true
          SetTimer(timer.tick, 0)
      }
    `,
    needs: ['Timers'],
  },
  StopTimers: {
    code: ahk`
      StopTimers() {
          for name in Timers().Clone()
              StopTimer(name)
      }
    `,
    needs: ['Timers', 'StopTimer'],
  },

  CurrentRun: {
    code: ahk`
      ; What is under way looks here to learn that it was stopped; what begins later gets a new one.
      CurrentRun() {
          static run := {stopped: false}
          if run.stopped
              run := {stopped: false}
          return run
      }
    `,
  },
  StopRuns: {
    code: ahk`
      ; Ends what is under way, at the next wait or the next round of its loop.
      StopRuns() {
          CurrentRun().stopped := true
      }
    `,
    needs: ['CurrentRun'],
  },
  EndIfStopped: {
    code: ahk`
      EndIfStopped(run) {
          if run.stopped
              Exit() ; leaves everything that this thread is in
      }
    `,
  },
  Wait: {
    code: ahk`
      ; Waits in small portions, so that it can be stopped in between.
      Wait(milliseconds, run) {
          end := A_TickCount + milliseconds
          while !run.stopped && (left := end - A_TickCount) > 0
              Sleep(Min(left, 50))
          EndIfStopped(run)
      }
    `,
    needs: ['EndIfStopped'],
  },
  WaitUntil: {
    code: ahk`
      ; Waits until a test gives something and gives that; 0 when it took too long. Without a limit it waits forever.
      WaitUntil(test, limit := 0, run := 0) {
          end := A_TickCount + limit
          while !(found := test()) {
              if run && run.stopped
                  Exit()
              if limit && A_TickCount > end
                  return 0
              Sleep(50)
          }
          return found
      }
    `,
  },
  WaitForKey: {
    code: ahk`
      ; Waits until a key is pressed while the others are held; one that is down already must be let go first.
      WaitForKey(key, others := [], run := 0) {
          KeyWait(key)
          loop {
              if KeyWait(key, "D T0.1") {
                  if AreHeld()
                      return
                  KeyWait(key)
              }
              if run && run.stopped
                  Exit()
          }

          AreHeld() {
              for other in others
                  if !GetKeyState(other, "P")
                      return false
              return true
          }
      }
    `,
  },
  CopyNumber: {
    code: ahk`
      ; Grows with each change of the clipboard.
      CopyNumber() {
          return DllCall("GetClipboardSequenceNumber", "UInt")
      }
    `,
  },
  WaitForCopy: {
    code: ahk`
      ; Waits up to half a minute until something has been copied since the clipboard had this number.
      WaitForCopy(&number, run := 0) {
          before := number
          if !WaitUntil(() => CopyNumber() != before, 30000, run)
              return false
          Sleep(50) ; the program may still be writing
          number := CopyNumber()
          return ClipWait(1, 1)
      }
    `,
    needs: ['CopyNumber', 'WaitUntil'],
  },

  Counting: {
    code: ahk`
      ; The whole numbers from the first to the last, downwards if the last is smaller.
      Counting(first, last) {
          step := first <= last ? 1 : -1
          next := first
          return GiveNext

          GiveNext(&number) {
              if (last - next) * step < 0
                  return false
              number := next
              next += step
              return true
          }
      }
    `,
  },

  MemoryFile: {
    code: ahk`
      ; Where this script keeps what it remembers when it ends.
      MemoryFile() {
          DirCreate(A_AppData "\AutoHotkey")
          return A_AppData "\AutoHotkey\" RegExReplace(A_ScriptName, "\.\w+$") ".ini"
      }
    `,
  },
  Remember: {
    code: ahk`
      Remember(name, value) {
          ; An entry is one line, and spaces around it would be lost without the quotation marks.
          value := StrReplace(StrReplace(StrReplace(value, "\", "\\"), "\`r", "\r"), "\`n", "\n")
          try IniWrite('"' value '"', MemoryFile(), "Memory", name)
      }
    `,
    needs: ['MemoryFile'],
  },
  Remembered: {
    code: ahk`
      Remembered(name, otherwise) {
          value := IniRead(MemoryFile(), "Memory", name, "\`n")
          if value = "\`n"
              return otherwise
          value := StrReplace(StrReplace(StrReplace(value, "\\", "\`v"), "\r", "\`r"), "\n", "\`n")
          return StrReplace(value, "\`v", "\")
      }
    `,
    needs: ['MemoryFile'],
  },

  PauseScript: {
    code: ahk`
      ; Holds up the timers and loops of this script, or lets them go on.
      PauseScript(on) {
          if on && !A_IsPaused
              SetTimer(() => Pause(true), -1) ; in a thread of its own, for the one here still has something to do
          else if !on && A_IsPaused
              Pause(false)
      }
    `,
  },

  Stopwatch: {
    code: ahk`
      ; A stopwatch in a corner of the screen: "start", "stop", "toggle", "reset" or "show". Gives the milliseconds so far.
      Stopwatch(order := "") {
          static counted := 0, startedAt := 0, box := 0, display := 0
          if order = "toggle"
              order := startedAt ? "stop" : "start"
          if order = "start" && !startedAt
              startedAt := A_TickCount
          else if order = "stop" && startedAt {
              counted += A_TickCount - startedAt
              startedAt := 0
          } else if order = "reset" {
              counted := 0
              startedAt := startedAt ? A_TickCount : 0
          }
          if order != ""
              ShowBox()
          return Elapsed()

          Elapsed() {
              return counted + (startedAt ? A_TickCount - startedAt : 0)
          }

          ShowBox() {
              if !box {
                  box := Gui("+AlwaysOnTop -Caption +ToolWindow")
                  box.BackColor := "Black"
                  box.SetFont("s24 cLime bold", "Consolas")
                  display := box.AddText("w200 Center")
              }
              ShowTime()
              box.Show("x20 y20 NoActivate")
              SetTimer(ShowTime, startedAt ? 100 : 0)
          }

          ShowTime() {
              time := Elapsed()
              display.Value := Format("{:02}:{:02}:{:02}.{}"
                  , time // 3600000, Mod(time // 60000, 60), Mod(time // 1000, 60), Mod(time // 100, 10))
          }
      }
    `,
  },
} as const satisfies Library;
