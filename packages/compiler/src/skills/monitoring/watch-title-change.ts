import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { onOffKey } from '../on-off-key.ts';
import { recipe } from '../skill.ts';
import { program } from '../slot.ts';
import { notice, noticeSlot } from './notices.ts';

export const watchTitleChange = recipe({
  id: 'watch-title-change',
  title: "Tell you when the title of a program's window changes, such as on a new message",
  slots: { watched: program('program to watch'), how: noticeSlot },
  code: ({ watched, how }) => ahk`
  window := ${quoteString(`ahk_exe ${watched.exe}`)}

  SetTimer(WatchTitle, 1000)

  WatchTitle() {
      static lastTitle := ""
      title := WinExist(window) ? WinGetTitle() : ""
      if title = lastTitle
          return
      isNews := title != "" && lastTitle != "" && !WinActive(window)
      lastTitle := title
      if isNews {
          ${notice(how, 'title')}
      }
  }

  ${onOffKey('^!F12', 'WatchTitle', '1000')}
`,
  stop: () => 'Press Ctrl+Alt+F12 to turn it off or on.',
});
