import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { forWindow, targetWindow } from './target.ts';

export const keepWindowOnTop = action({
  id: 'keep-window-on-top',
  title: 'Keep the active window on top of the others, or stop doing so',
  slots: { window: targetWindow() },
  code: ({ window }) => forWindow(window, ahk`WinSetAlwaysOnTop(-1, "A")`),
});
