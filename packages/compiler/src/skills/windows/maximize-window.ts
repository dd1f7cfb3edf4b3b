import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { forWindow, targetWindow } from './target.ts';

export const maximizeWindow = action({
  id: 'maximize-window',
  title: 'Maximize the active window',
  slots: { window: targetWindow() },
  code: ({ window }) => forWindow(window, ahk`WinMaximize("A")`),
});
