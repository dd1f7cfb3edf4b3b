import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import type { Program } from '../slot.ts';

/** Stands for "this program", which only the running script can know. */
export const ACTIVE_PROGRAM: Program = { name: 'the active program', run: '', exe: '' };

export function processName(program: Program): string {
  return program.exe ? quoteString(program.exe) : 'WinGetProcessName("A")';
}

/** AutoHotkey has no function for the sound of one program; this asks Windows' audio interfaces for it. */
export const PROGRAM_VOLUMES = ahk`
  ; The volume controls (ISimpleAudioVolume) of one program, as in the Windows volume mixer.
  ProgramVolumes(exe) {
      devices := ComObject("{BCDE0395-E52F-467C-8E3D-C4579291692E}", "{A95664D2-9614-4F35-A746-DE8DB63617E6}")
      ComCall(4, devices, "Int", 0, "Int", 1, "Ptr*", &found := 0) ; the default speakers
      speakers := ComValue(13, found)
      managerType := Buffer(16)
      DllCall("ole32\CLSIDFromString", "Str", "{77AA99A0-1BD6-484F-8BC7-2C654C9A9B6F}", "Ptr", managerType)
      ComCall(3, speakers, "Ptr", managerType, "UInt", 23, "Ptr", 0, "Ptr*", &found)
      manager := ComValue(13, found)
      ComCall(5, manager, "Ptr*", &found)
      sessions := ComValue(13, found)
      ComCall(3, sessions, "Int*", &count := 0)
      volumes := []
      Loop count {
          ComCall(4, sessions, "Int", A_Index - 1, "Ptr*", &found)
          session := ComObjQuery(ComValue(13, found), "{BFB7FF88-7239-4FC9-8FA2-07C950BE9C6D}")
          ComCall(14, session, "UInt*", &pid := 0)
          if pid && ProcessExist(pid) && ProcessGetName(pid) = exe
              volumes.Push(ComObjQuery(session, "{87CE5498-68D6-44E5-9215-6DA47EF883D8}"))
      }
      return volumes
  }
`;
