import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { onOffKey } from '../on-off-key.ts';
import { recipe } from '../skill.ts';
import { hotkey, text } from '../slot.ts';

export const closeUnwantedWindows = recipe({
  id: 'close-unwanted-windows',
  title: 'Close a window by itself whenever it pops up',
  slots: {
    title: text('title of the unwanted window, or a part of it'),
    stop: hotkey('key that turns it off and on', '^!F12'),
  },
  code: ({ title, stop }) => ahk`
  ; Titles of the windows to close, or parts of them
  unwanted := [
      ${quoteString(title)},
  ]

  SetTimer(CloseUnwanted, 500)

  ${onOffKey(stop, 'CloseUnwanted', '500')}

  CloseUnwanted() {
      for title in unwanted
          if WinExist(title)
              WinClose()
  }
`,
  stop: ({ stop }) => `Press ${stop} to turn it off.`,
});
