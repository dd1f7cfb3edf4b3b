import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { forWindow, targetWindow } from './target.ts';

export const forceCloseWindow = action({
  id: 'force-close-window',
  title: 'Force the active window to close, even if it hangs',
  slots: { window: targetWindow() },
  code: ({ window }) => forWindow(window, ahk`ProcessClose(WinGetPID("A"))`),
});
