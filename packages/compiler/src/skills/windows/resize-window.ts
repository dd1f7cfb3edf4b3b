import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { point } from '../slot.ts';
import { forWindow, targetWindow } from './target.ts';

export const resizeWindow = action({
  id: 'resize-window',
  title: 'Set the active window to an exact size',
  slots: { size: point('width and height in pixels', { x: 1280, y: 720 }), window: targetWindow() },
  code: ({ size, window }) =>
    forWindow(
      window,
      ahk`
      WinRestore("A")
      WinMove(,, ${size.x}, ${size.y}, "A")
    `,
    ),
});
