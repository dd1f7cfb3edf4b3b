import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { forWindow, targetWindow } from './target.ts';

export const minimizeWindow = action({
  id: 'minimize-window',
  title: 'Minimize the active window',
  slots: { window: targetWindow() },
  code: ({ window }) => forWindow(window, ahk`WinMinimize("A")`),
});
