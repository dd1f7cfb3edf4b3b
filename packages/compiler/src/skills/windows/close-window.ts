import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { forWindow, targetWindow } from './target.ts';

export const closeWindow = action({
  id: 'close-window',
  title: 'Close the active window',
  slots: { window: targetWindow() },
  code: ({ window }) => forWindow(window, ahk`WinClose("A")`),
});
