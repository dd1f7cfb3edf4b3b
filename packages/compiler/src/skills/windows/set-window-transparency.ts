import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, number } from '../slot.ts';
import { forWindow, targetWindow } from './target.ts';

const MEASURES = {
  transparent: ['transparent', 'transparency', 'see through', 'translucent', 'faded'],
  opaque: ['opaque', 'opacity', 'visible', 'solid', 'alpha'],
};

export const setWindowTransparency = action({
  id: 'set-window-transparency',
  title: 'Make the active window see-through by a percentage',
  slots: {
    percent: number('percentage', 50),
    measure: choice('meaning of the percentage', MEASURES, 'transparent'),
    window: targetWindow(),
  },
  code: ({ percent, measure, window }) => forWindow(window, ahk`WinSetTransparent(${opacity(percent, measure)}, "A")`),
});

function opacity(percent: number, measure: keyof typeof MEASURES): number | string {
  // Above 100 people mean the 0 to 255 that AutoHotkey itself uses.
  const share = percent > 100 ? percent / 255 : percent / 100;
  const opaque = Math.round(255 * (measure === 'opaque' || percent > 100 ? share : 1 - share));
  return opaque >= 255 ? '"Off"' : Math.max(opaque, 25);
}
