import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { OPEN_WINDOWS } from './open-windows.ts';

export const closeAllWindows = action({
  id: 'close-all-windows',
  title: 'Close all open windows',
  slots: {},
  code: () => ahk`
  for openWindow in OpenWindows()
      try WinClose(openWindow)
`,
  needs: () => OPEN_WINDOWS,
});
