import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** Programs that run, with or without a window. */
export const PROCESS_HELPERS = {
  RunningPrograms: {
    code: ahk`
      ; Everything that is running, each with its process ID and file name
      RunningPrograms() {
          programs := [], is64Bit := A_PtrSize = 8
          snapshot := DllCall("CreateToolhelp32Snapshot", "UInt", 2, "UInt", 0, "Ptr")
          entry := Buffer(is64Bit ? 568 : 556, 0)
          NumPut("UInt", entry.Size, entry)
          more := DllCall("Process32FirstW", "Ptr", snapshot, "Ptr", entry)
          while more {
              programs.Push({ id: NumGet(entry, 8, "UInt"), name: StrGet(entry.Ptr + (is64Bit ? 44 : 36), 260, "UTF-16") })
              more := DllCall("Process32NextW", "Ptr", snapshot, "Ptr", entry)
          }
          DllCall("CloseHandle", "Ptr", snapshot)
          return programs
      }
    `,
  },
  ProcessesNamed: {
    needs: ['RunningPrograms'],
    code: ahk`
      ; The process IDs of everything that runs from one of these files, or has these words in its file name
      ProcessesNamed(names*) {
          ids := []
          for program in RunningPrograms() {
              for name in names {
                  isFile := name ~= "i)\.(exe|com|scr|bin)$"
                  if isFile ? program.name = name : InStr(StrReplace(program.name, " "), StrReplace(name, " ")) {
                      ids.Push(program.id)
                      break
                  }
              }
          }
          return ids
      }
    `,
  },
  ProcessNamed: {
    needs: ['ProcessesNamed'],
    code: ahk`
      ; Whether something with these words in its file name is running
      ProcessNamed(words) => ProcessesNamed(words).Length > 0
    `,
  },
  SetPriority: {
    needs: ['ProcessesNamed'],
    code: ahk`
      SetPriority(level, names*) {
          for id in ProcessesNamed(names*)
              try ProcessSetPriority(level, id)
      }
    `,
  },
  FrozenPrograms: {
    needs: ['ThawPrograms'],
    startup: ['OnExit((*) => ThawPrograms()) ; nothing stays frozen when the script ends'],
    code: ahk`
      ; The process IDs of what this script has frozen, by program name
      FrozenPrograms() {
          static frozen := Map()
          return frozen
      }
    `,
  },
  ThawPrograms: {
    needs: ['FrozenPrograms', 'SetFrozen'],
    code: ahk`
      ThawPrograms() {
          for name, ids in FrozenPrograms()
              for id in ids
                  SetFrozen(id, false)
      }
    `,
  },
  FreezeProgram: {
    needs: ['FrozenPrograms', 'SetFrozen', 'ProcessesNamed'],
    code: ahk`
      ; Freezes a program, or lets it continue. -1 toggles it.
      FreezeProgram(state, name, files*) {
          frozen := FrozenPrograms()
          if state = frozen.Has(name)
              return
          if frozen.Has(name) {
              for id in frozen.Delete(name)
                  SetFrozen(id, false)
              return
          }
          ids := []
          if !files.Length
              files := [name]
          for id in ProcessesNamed(files*)
              if id != ProcessExist() && id != ProcessExist("explorer.exe") { ; this script and the taskbar must not freeze
                  SetFrozen(id, true)
                  ids.Push(id)
              }
          if ids.Length
              frozen[name] := ids
      }
    `,
  },
  SetFrozen: {
    code: ahk`
      SetFrozen(id, isFrozen) {
          process := DllCall("OpenProcess", "UInt", 0x800, "Int", false, "UInt", id, "Ptr") ; 0x800 allows only this
          if !process
              return
          DllCall(isFrozen ? "ntdll\NtSuspendProcess" : "ntdll\NtResumeProcess", "Ptr", process)
          DllCall("CloseHandle", "Ptr", process)
      }
    `,
  },
  CommandOutput: {
    code: ahk`
      ; What a command writes; no window is shown, and it waits until the command is done.
      CommandOutput(line) {
          file := A_Temp "\output-" A_ScriptHwnd "-" A_TickCount ".txt"
          EnvSet("COMMAND_LINE", line) ; passed by name, so its quotes and symbols stay as they are
          RunWait(A_ComSpec ' /v:on /s /c "' A_ComSpec ' /s /c "!COMMAND_LINE!" > "' file '" 2>&1"', , "Hide")
          try {
              text := FileRead(file, "CP" DllCall("GetOEMCP")) ; the encoding the console writes in
              FileDelete(file)
              return RTrim(text, "\`r\`n ")
          }
          return ""
      }
    `,
  },
  CloseProgram: {
    needs: ['KillProgram'],
    code: ahk`
      ; Closes these windows and what runs behind them. False if one stays open: it may be asking whether to save.
      CloseProgram(windows, exes*) {
          for window in windows
              try WinClose(window)
          for window in windows
              if !WinWaitClose(window,, 10)
                  return false
          for exe in exes
              ProcessWaitClose(exe, 2)
          KillProgram(exes*) ; without a window there is nothing left to save
          return true
      }
    `,
  },
} as const satisfies Library;
