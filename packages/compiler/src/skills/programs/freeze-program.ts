import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { criterion, isActive, targetWindow } from '../windows/target.ts';

export const freezeProgram = action({
  id: 'freeze-program',
  title: 'Freeze a program where it is, and let it go on the next time',
  slots: { window: targetWindow() },
  code: ({ window }) =>
    ahk`FreezeProgram(${window.exe ? `ProcessExist(${quoteString(window.exe)})` : `WinGetPID(${isActive(window) ? '"A"' : criterion(window)})`})`,
  needs: () => ahk`
  ; Freezes the program; the next call lets it go on, whatever window is in front then
  FreezeProgram(pid) {
      static frozen := 0
      if frozen {
          SetFrozen(frozen, false)
          frozen := 0
      } else if pid && ProcessGetName(pid) != "explorer.exe" { ; the taskbar must not freeze
          SetFrozen(pid, true)
          frozen := pid
      }
      ToolTip(frozen ? "Frozen" : "Goes on")
      SetTimer(ToolTip, -1500)
  }

  SetFrozen(pid, isFrozen) {
      process := DllCall("OpenProcess", "UInt", 0x800, "Int", false, "UInt", pid, "Ptr") ; 0x800 allows just this
      DllCall(isFrozen ? "ntdll\NtSuspendProcess" : "ntdll\NtResumeProcess", "Ptr", process)
      DllCall("CloseHandle", "Ptr", process)
  }
`,
});
