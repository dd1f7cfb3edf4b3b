import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { OPEN_WINDOWS } from './open-windows.ts';

export const minimizeOtherWindows = action({
  id: 'minimize-other-windows',
  title: 'Minimize every window but the active one',
  slots: {},
  code: () => ahk`
  activeWindow := WinExist("A")
  for otherWindow in OpenWindows()
      if otherWindow != activeWindow
          WinMinimize(otherWindow)
`,
  needs: () => OPEN_WINDOWS,
});
