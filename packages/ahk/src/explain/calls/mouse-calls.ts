import { sayClick, sayDrag, sayMouseClick, sayMouseMove } from '../say-mouse.ts';
import { sayPlain } from '../say-value.ts';
import { sayWindow } from '../say-window.ts';
import type { CallTable } from './call-words.ts';

export const MOUSE_CALLS: CallTable = {
  Click: (values) => sayClick(values),
  MouseMove: (values) => sayMouseMove(values),
  MouseClick: (values) => sayMouseClick(values),
  MouseClickDrag: (values) => sayDrag(values),
  MouseGetPos: () => 'notes where the mouse is',
  ControlClick: ([control, window]) => `clicks ${sayPlain(control) || 'the window'} in ${sayWindow(window)}`,
  PixelGetColor: ([x, y]) => `looks at the colour on the screen at ${sayPlain(x)}, ${sayPlain(y)}`,
  PixelSearch: () => 'looks for a colour on the screen',
  ImageSearch: () => 'looks for a picture on the screen',
};
