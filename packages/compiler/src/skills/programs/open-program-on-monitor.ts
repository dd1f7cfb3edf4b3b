import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { number, program } from '../slot.ts';
import { criterion } from '../windows/target.ts';

export const openProgramOnMonitor = action({
  id: 'open-program-on-monitor',
  title: 'Open a program on a certain monitor',
  slots: { program: program('program to open'), monitor: number('number of the monitor', 2) },
  code: ({ program, monitor }) => ahk`OpenOnMonitor(${quoteString(program.run)}, ${criterion(program)}, ${monitor})`,
  needs: () => ahk`
  OpenOnMonitor(program, title, monitor) {
      before := WinGetList(title)
      Run(program)
      Loop 100 { ; waits up to ten seconds for the new window
          Sleep(100)
          windows := WinGetList(title)
          if windows.Length > before.Length
              break
      }
      if !windows.Length || monitor > MonitorGetCount()
          return
      MonitorGetWorkArea(monitor, &left, &top)
      WinRestore(windows[1])
      WinMove(left, top,,, windows[1])
      WinMaximize(windows[1])
  }
`,
});
