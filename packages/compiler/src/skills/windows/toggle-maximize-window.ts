import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { forWindow, targetWindow } from './target.ts';

export const toggleMaximizeWindow = action({
  id: 'toggle-maximize-window',
  title: 'Maximize the active window, or put it back to its size if it is maximized',
  slots: { window: targetWindow() },
  code: ({ window }) =>
    forWindow(
      window,
      ahk`
      if WinGetMinMax("A") = 1
          WinRestore("A")
      else
          WinMaximize("A")
    `,
    ),
});
