import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { HIDDEN_WINDOWS } from './hidden-windows.ts';
import { criterion, isActive, targetWindow } from './target.ts';

export const hideWindow = action({
  id: 'hide-window',
  title: 'Hide the active window until you bring it back',
  slots: { window: targetWindow() },
  code: ({ window }) =>
    isActive(window)
      ? ahk`HideWindow(WinExist("A"))`
      : ahk`
      for hideCandidate in WinGetList(${criterion(window)})
          HideWindow(hideCandidate)
    `,
  needs: () => HIDDEN_WINDOWS,
});
