import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** Looks again and again, and calls when something becomes true, lasts or changes. */
export const CHANGE_WATCHES = {
  WhenBecomes: {
    code: ahk`
      ; Calls once each time something becomes true. Something that is true from the start does not count.
      WhenBecomes(isTrue, action, period := 500, atStart := false) {
          was := atStart ? false : isTrue() ? true : false
          act := () => action() ; in its own thread, so a message that stays open doesn't hold up the watch
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
      ; Calls once each time something has been true for this many milliseconds.
      WhenLasts(isTrue, milliseconds, action) {
          since := 0, done := false
          act := () => action() ; in its own thread, so a message that stays open doesn't hold up the watch
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
      ; Calls each time a value changes. An empty value is one that could not be read.
      WhenChanges(read, action, period := 1000) {
          last := read()
          act := () => action() ; in its own thread, so a message that stays open doesn't hold up the watch
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
} as const satisfies Library;
