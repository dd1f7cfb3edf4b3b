import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** The volume of single programs, as in the volume mixer of Windows: AutoHotkey has no function for it. */
export const PROGRAM_VOLUME_HELPERS = {
  ProgramFiles: {
    code: ahk`
      ; The files of the programs that windows belong to
      ProgramFiles(windows*) {
          files := []
          for window in windows
              try {
                  window := WinExist(window), file := WinGetProcessName(window)
                  if file = "ApplicationFrameHost.exe" ; the frame of a Store app
                      for control in WinGetControlsHwnd(window)
                          if WinGetProcessName(control) != file
                              file := WinGetProcessName(control)
                  files.Push(file)
              }
          return files
      }
    `,
  },
  ProgramVolumes: {
    code: ahk`
      ; The volume controls (ISimpleAudioVolume) of what these files and the programs that they started are playing,
      ; or of everything else
      ProgramVolumes(files, isElse := false) {
          volumes := [], managerType := Buffer(16)
          DllCall("ole32\CLSIDFromString", "Str", "{77AA99A0-1BD6-484F-8BC7-2C654C9A9B6F}", "Ptr", managerType)
          for device in SoundDevices(0)
              try {
                  ComCall(3, device, "Ptr", managerType, "UInt", 23, "Ptr", 0, "Ptr*", &found := 0)
                  manager := ComValue(13, found)
                  ComCall(5, manager, "Ptr*", &found)
                  sessions := ComValue(13, found)
                  ComCall(3, sessions, "Int*", &count := 0)
                  Loop count {
                      ComCall(4, sessions, "Int", A_Index - 1, "Ptr*", &found)
                      session := ComObjQuery(ComValue(13, found), "{BFB7FF88-7239-4FC9-8FA2-07C950BE9C6D}")
                      ComCall(14, session, "UInt*", &process := 0)
                      if process && IsFrom(process) != isElse
                          volumes.Push(ComObjQuery(session, "{87CE5498-68D6-44E5-9215-6DA47EF883D8}"))
                  }
              }
          return volumes

          IsFrom(process) {
              Loop 5 {
                  try name := ProcessGetName(process)
                  catch
                      return false
                  for file in files
                      if file = name
                          return true
                  try process := ProcessGetParent(process)
                  catch
                      return false
                  ; File Explorer starts almost everything, so it does not count
                  if !process || ProcessExist(process) && ProcessGetName(process) = "explorer.exe"
                      return false
              }
              return false
          }
      }
    `,
    needs: ['SoundDevices'],
  },
  SetProgramVolume: {
    code: ahk`
      ; Sets the volume of programs in percent
      SetProgramVolume(volumes, percent) {
          for volume in volumes
              ComCall(3, volume, "Float", Max(0, Min(100, percent)) / 100, "Ptr", 0)
      }
    `,
  },
  ChangeProgramVolume: {
    code: ahk`
      ; Makes programs louder or quieter by this many percent
      ChangeProgramVolume(volumes, percent, least := 0, most := 100) {
          for volume in volumes {
              ComCall(4, volume, "Float*", &level := 0)
              ComCall(3, volume, "Float", Max(0, least, Min(100, most, level * 100 + percent)) / 100, "Ptr", 0)
          }
      }
    `,
  },
  MuteProgram: {
    code: ahk`
      ; 1 mutes programs, 0 unmutes them, -1 toggles it
      MuteProgram(volumes, state) {
          for volume in volumes {
              if state = -1 {
                  ComCall(6, volume, "Int*", &isMuted := 0)
                  state := !isMuted
              }
              ComCall(5, volume, "Int", state, "Ptr", 0)
          }
      }
    `,
  },
} as const satisfies Library;
