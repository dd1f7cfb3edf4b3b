import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** What a script keeps: counts, values for the next start, its own pause and stopwatch. */
export const MEMORY_HELPERS = {
  Counting: {
    code: ahk`
      ; The whole numbers from the first to the last, counting down if the last is smaller.
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
      ; Pauses this script's timers and loops, or resumes them.
      PauseScript(on) {
          if on && !A_IsPaused
              SetTimer(() => Pause(true), -1) ; in its own thread, because this one still has something to do
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
