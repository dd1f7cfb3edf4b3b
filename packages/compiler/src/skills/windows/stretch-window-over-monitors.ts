import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { forWindow, targetWindow } from './target.ts';

export const stretchWindowOverMonitors = action({
  id: 'stretch-window-over-monitors',
  title: 'Stretch the active window over all monitors',
  slots: { window: targetWindow() },
  code: ({ window }) =>
    forWindow(
      window,
      ahk`
      WinRestore("A")
      WinMove(SysGet(76), SysGet(77), SysGet(78), SysGet(79), "A") ; the area of all monitors together
    `,
    ),
});
