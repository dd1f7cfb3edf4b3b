import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { program } from '../slot.ts';
import { PUT_WINDOW } from './put-window.ts';
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
  needs: () => PUT_WINDOW,
});
