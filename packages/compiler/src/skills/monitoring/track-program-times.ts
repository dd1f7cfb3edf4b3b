import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

export const trackProgramTimes = recipe({
  id: 'track-program-times',
  title: 'Count how long you use each program and show it',
  slots: { show: hotkey('key that shows the times', '^!t') },
  code: ({ show }) => ahk`
  seconds := Map() ; for each program, how long it was in front

  SetTimer(CountSecond, 1000)

  CountSecond() {
      if A_TimeIdlePhysical > 120000 || !WinExist("A")
          return ; nobody is working
      name := WinGetProcessName()
      seconds[name] := seconds.Get(name, 0) + 1
  }

  ${show}:: {
      lines := ""
      for name, count in seconds
          lines .= Format("{:08} {:d} h {:02d} min  {}\`n", count, count // 3600, Mod(count // 60, 60), name)
      lines := RegExReplace(Sort(lines, "R"), "m)^\d{8} ") ; the longest first, without the sort number
      MsgBox(lines, "Time in each program since the start")
  }
`,
});
