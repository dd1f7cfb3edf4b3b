import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { OPEN_WINDOWS } from './open-windows.ts';

export const restoreMinimizedWindow = action({
  id: 'restore-minimized-window',
  title: 'Bring back the window that was minimized last',
  slots: {},
  code: () => ahk`
  for minimizedWindow in OpenWindows()
      if WinGetMinMax(minimizedWindow) = -1 {
          WinActivate(minimizedWindow) ; restores it too
          break
      }
`,
  needs: () => OPEN_WINDOWS,
});
