import { sayClick, sayDrag, sayMouseClick, sayMouseMove } from '../say-mouse.ts';
import { sayWindow } from '../say-window.ts';
import type { CallTable } from './call-words.ts';

export const MOUSE_CALLS: CallTable = {
  Click: (values) => sayClick(values),
  MouseMove: (values) => sayMouseMove(values),
  MouseClick: (values) => sayMouseClick(values),
  MouseClickDrag: (values) => sayDrag(values),
  ControlClick: ([, window]) => `clicks in ${sayWindow(window)}`,
  PixelSearch: () => 'looks for a color on the screen',
  ImageSearch: () => 'looks for a picture on the screen',
};
