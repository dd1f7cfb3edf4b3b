import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { forWindow, targetWindow } from './target.ts';

export const toggleTitleBar = action({
  id: 'toggle-title-bar',
  title: 'Hide or show the title bar of the active window',
  slots: { window: targetWindow() },
  code: ({ window }) => forWindow(window, ahk`WinSetStyle("^0xC00000", "A")`),
});
