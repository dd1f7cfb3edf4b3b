import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** Calls at times of day, of the month, or once. */
export const TIME_WATCHES = {
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
                      SetTimer(() => action(), -1) ; so that a message that stays open doesn't delay the next run
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
          act := () => action() ; in its own thread, so a message that stays open doesn't hold up the watch
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
      ; Calls once a month. In a month that is too short, it runs on the last day.
      MonthlyAt(day, time, action) {
          done := ""
          SetTimer(Look, 5000)
          Look() {
              tomorrow := FormatTime(DateAdd(A_Now, 1, "Days"), "d")
              isToday := A_MDay = day || (A_MDay < day && tomorrow = 1)
              if (!isToday || FormatTime(, "HHmm") != time || done = A_YDay)
                  return
              done := A_YDay
              SetTimer(() => action(), -1) ; so that a message that stays open doesn't delay the next run
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
} as const satisfies Library;
