import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { OPEN_WINDOWS } from './open-windows.ts';
import { criterion, targetWindow } from './target.ts';

export const closeOtherWindows = action({
  id: 'close-other-windows',
  title: 'Close every window but the active one',
  slots: { kept: targetWindow() },
  code: ({ kept }) =>
    kept.exe
      ? ahk`
      for otherWindow in OpenWindows()
          if !WinExist(${criterion(kept)} " ahk_id " otherWindow)
              try WinClose(otherWindow)
    `
      : ahk`
      keptWindow := WinExist("A")
      for otherWindow in OpenWindows()
          if otherWindow != keptWindow
              try WinClose(otherWindow)
    `,
  needs: () => OPEN_WINDOWS,
});
