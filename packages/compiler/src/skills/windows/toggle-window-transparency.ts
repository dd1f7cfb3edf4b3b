import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { number } from '../slot.ts';
import { forWindow, targetWindow } from './target.ts';

export const toggleWindowTransparency = action({
  id: 'toggle-window-transparency',
  title: 'Make the active window see-through, or solid again',
  slots: { percent: number('opacity in percent', 60), window: targetWindow() },
  code: ({ percent, window }) =>
    forWindow(
      window,
      ahk`
      if WinGetTransparent("A") = ""
          WinSetTransparent(${Math.round((Math.min(Math.max(percent, 10), 100) * 255) / 100)}, "A")
      else
          WinSetTransparent("Off", "A")
    `,
    ),
});
