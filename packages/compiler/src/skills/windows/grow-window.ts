import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, number } from '../slot.ts';
import { forWindow, targetWindow } from './target.ts';

const WAYS = {
  bigger: ['bigger', 'larger', 'grow', 'enlarge', 'expand', 'wider', 'increase', 'taller'],
  smaller: ['smaller', 'shrink', 'reduce', 'narrower', 'decrease', 'less'],
};

export const growWindow = action({
  id: 'grow-window',
  title: 'Make the active window a little bigger or smaller',
  slots: {
    way: choice('change of size', WAYS, 'bigger'),
    pixels: number('change in pixels', 40),
    window: targetWindow(),
  },
  code: ({ way, pixels, window }) => {
    const [out, by] = way === 'bigger' ? ['-', '+'] : ['+', '-'];
    return forWindow(
      window,
      ahk`
      WinGetPos(&x, &y, &width, &height, "A")
      WinMove(x ${out} ${Math.round(pixels / 2)}, y ${out} ${Math.round(pixels / 2)}, width ${by} ${pixels}, height ${by} ${pixels}, "A")
    `,
    );
  },
});
