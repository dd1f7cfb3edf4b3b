import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { point } from '../slot.ts';
import { forWindow, targetWindow } from './target.ts';

export const moveWindow = action({
  id: 'move-window',
  title: 'Move the active window to a place on the screen',
  slots: { place: point('place of its top left corner, in pixels', { x: 0, y: 0 }), window: targetWindow() },
  code: ({ place, window }) => forWindow(window, ahk`WinMove(${place.x}, ${place.y},,, "A")`),
});
