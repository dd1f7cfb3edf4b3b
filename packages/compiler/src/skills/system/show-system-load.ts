import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const showSystemLoad = action({
  id: 'show-system-load',
  title: 'Show how busy the processor, memory and disks are',
  slots: {},
  code: () => ahk`ShowSystemLoad()`,
  needs: () => ahk`
  ShowSystemLoad() {
      wmi := ComObjGet("winmgmts:")
      for processor in wmi.ExecQuery("SELECT LoadPercentage FROM Win32_Processor")
          text := "Processor: " processor.LoadPercentage "%"
      for memory in wmi.ExecQuery("SELECT FreePhysicalMemory, TotalVisibleMemorySize FROM Win32_OperatingSystem")
          text .= "\`nMemory in use: " Round(100 - memory.FreePhysicalMemory * 100 / memory.TotalVisibleMemorySize) "%"
      for letter in StrSplit(DriveGetList("FIXED"))
          text .= "\`nFree on " letter ": " Round(DriveGetSpaceFree(letter ":\") / 1024) " GB"
      text .= "\`nOn since " FormatTime(DateAdd(A_Now, -A_TickCount // 1000, "Seconds"))
      MsgBox(text, "Computer")
  }
`,
});
