import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { forWindow, targetWindow } from './target.ts';

export const sendWindowToBack = action({
  id: 'send-window-to-back',
  title: 'Send the active window behind the others',
  slots: { window: targetWindow() },
  code: ({ window }) =>
    forWindow(
      window,
      ahk`
      WinMoveBottom("A")
      Send("!{Esc}") ; activates the window that is now in front
    `,
    ),
});
