import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { duration, text } from '../slot.ts';

export const waitForWindow = action({
  id: 'wait-for-window',
  title: 'Wait until a window appears before the next step',
  slots: {
    title: text('title of the window, or a part of it'),
    atMost: duration('longest time to wait', 30_000),
  },
  code: ({ title, atMost }) => ahk`
  if !WinWait(${quoteString(title)}, , ${atMost / 1000}) {
      MsgBox("The window did not appear: " ${quoteString(title)})
      return
  }
  WinActivate()
`,
});
