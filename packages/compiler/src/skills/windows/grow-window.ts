import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, number } from '../slot.ts';
import { forWindow, targetWindow } from './target.ts';

const WAYS = {
  bigger: ['larger', 'grow', 'enlarge', 'expand', 'increase'],
  smaller: ['shrink', 'reduce', 'decrease', 'less'],
  wider: ['widen', 'widens', 'broader', 'more width', 'increase the width', 'increases the width', 'to the width'],
  narrower: ['narrow', 'narrows', 'slimmer', 'thinner', 'less wide', 'reduce the width', 'decrease the width'],
  taller: ['higher', 'more height', 'increase the height', 'increases the height', 'to the height'],
  shorter: ['less tall', 'less high', 'lower in height', 'reduce the height', 'decrease the height'],
};

export const growWindow = action({
  id: 'grow-window',
  title: 'Make the active window a little bigger, smaller, wider or taller',
  slots: {
    way: choice('change of size', WAYS, 'bigger'),
    pixels: number('change in pixels', 40),
    window: targetWindow(),
  },
  code: ({ way, pixels, window }) => forWindow(window, resized(way, pixels)),
});

function resized(way: keyof typeof WAYS, pixels: number): string {
  const [by, out] = way === 'bigger' || way === 'wider' || way === 'taller' ? ['+', '-'] : ['-', '+'];
  if (way === 'wider' || way === 'narrower') {
    return ahk`
      WinGetPos(,, &width,, "A")
      WinMove(,, width ${by} ${pixels},, "A")
    `;
  }
  if (way === 'taller' || way === 'shorter') {
    return ahk`
      WinGetPos(,,, &height, "A")
      WinMove(,,, height ${by} ${pixels}, "A")
    `;
  }
  const half = Math.round(pixels / 2);
  return ahk`
    WinGetPos(&x, &y, &width, &height, "A")
    WinMove(x ${out} ${half}, y ${out} ${half}, width ${by} ${pixels}, height ${by} ${pixels}, "A")
  `;
}
