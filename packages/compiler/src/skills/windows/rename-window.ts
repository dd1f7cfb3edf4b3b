import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { text } from '../slot.ts';
import { forWindow, targetWindow } from './target.ts';

export const renameWindow = action({
  id: 'rename-window',
  title: 'Change the title of the active window',
  slots: { text: text('new title'), window: targetWindow() },
  code: ({ text, window }) => forWindow(window, ahk`WinSetTitle(${quoteString(text)}, "A")`),
});
