import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** Keys that the script holds down, and lets go of whatever happens. */
export const HELD_KEY_HELPERS = {
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
      ; Lets go of a key if the script is holding it.
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
      ; Holds keys down for this long, or until it is stopped.
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
} as const satisfies Library;
