import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** Waiting in a rule that can be stopped meanwhile. */
export const RUN_HELPERS = {
  CurrentRun: {
    code: ahk`
      ; Running actions check this to see whether they were stopped; later ones get a new one.
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
      ; Ends whatever is running, at its next wait or its loop's next repetition.
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
      ; Waits in small steps, so it can be stopped in between.
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
      ; Waits until a test returns something and returns that; 0 if it took too long. Without a limit it waits forever.
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
      ; Increases with each change to the clipboard.
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
} as const satisfies Library;
