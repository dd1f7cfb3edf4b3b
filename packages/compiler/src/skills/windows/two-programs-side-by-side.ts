import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { program } from '../slot.ts';
import { criterion } from './target.ts';

export const twoProgramsSideBySide = action({
  id: 'two-programs-side-by-side',
  title: 'Put two programs side by side',
  slots: { left: program('program on the left'), right: program('program on the right') },
  code: ({ left, right }) => ahk`
  MonitorGetWorkArea(, &areaLeft, &areaTop, &areaRight, &areaBottom)
  halfWidth := (areaRight - areaLeft) // 2
  PutWindow(${criterion(left)}, ${quoteString(left.run)}, areaLeft, areaTop, halfWidth, areaBottom - areaTop)
  PutWindow(${criterion(right)}, ${quoteString(right.run)}, areaLeft + halfWidth, areaTop, halfWidth, areaBottom - areaTop)
`,
  needs: () => ahk`
  ; Starts the program if it is not open, and places its window
  PutWindow(title, program, x, y, width, height) {
      if !WinExist(title)
          Run(program)
      if WinWait(title,, 10) {
          WinRestore()
          WinMove(x, y, width, height)
          WinActivate()
      }
  }
`,
});
