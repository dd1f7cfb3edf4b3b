import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** What runs later, again and again, or until it is stopped. */
export const TIMER_HELPERS = {
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
      ; How long until a timer is over or next runs.
      TimerRemaining(name) {
          return ClockText(Timers().Has(name) ? Max(0, Timers()[name].ends - A_TickCount) : 0)
      }
    `,
    needs: ['Timers', 'ClockText'],
  },
  TimeSinceStart: {
    code: ahk`
      ; The milliseconds that a timer has been running.
      TimeSinceStart(name) {
          return Timers().Has(name) ? A_TickCount - Timers()[name].started : 0
      }
    `,
    needs: ['Timers'],
  },
  TimeToEnd: {
    code: ahk`
      ; The milliseconds until a timer is over or next runs.
      TimeToEnd(name) {
          return Timers().Has(name) ? Max(0, Timers()[name].ends - A_TickCount) : 0
      }
    `,
    needs: ['Timers'],
  },
  ClockText: {
    code: ahk`
      ; Milliseconds as 4:05, or as 1:04:05 for an hour or more.
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
      ; A timer with that name, not started yet; if one is already running, it is stopped.
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
      ; Does something over and over, with this much time from one start to the next.
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
      ; Does something over and over, as long as it returns true. Each repetition is its own thread, so that keys and other
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
      ; Does something later, and shows the remaining time in a corner of the screen.
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
  BeforeTheEnd: {
    code: ahk`
      ; Does something this many milliseconds before a timer is over, unless the timer has been stopped by then.
      BeforeTheEnd(name, action, milliseconds) {
          timer := Timers()[name]
          SetTimer(Tick, -Max(1, timer.ends - milliseconds - A_TickCount))

          Tick() {
              if !timer.stopped
                  action()
          }
      }
    `,
    needs: ['Timers'],
  },
  StopTimer: {
    code: ahk`
      ; Ends a timer or a loop. If it is in the middle of something, that ends at its next wait.
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
} as const satisfies Library;
