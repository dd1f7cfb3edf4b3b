import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { onOffKey } from '../on-off-key.ts';
import { recipe } from '../skill.ts';
import { clock, text } from '../slot.ts';
import { listed } from '../typing/listed.ts';

export const blockSites = recipe({
  id: 'block-sites',
  title: 'Close browser tabs of distracting sites during certain hours',
  slots: {
    words: text('words in the titles of the sites', 'YouTube, Facebook, Reddit, Twitter'),
    from: clock('start of the blocked time', { hour: 9, minute: 0 }),
    to: clock('end of the blocked time', { hour: 17, minute: 0 }),
  },
  code: ({ words, from, to }) => ahk`
  blocked := [${listed(words)
    .map((word) => quoteString(word))
    .join(', ')}] ; words in the title of the tab
  blockFrom := ${from.hour * 100 + from.minute} ; hours and minutes, 24-hour clock
  blockTo := ${to.hour * 100 + to.minute}

  GroupAdd("Browsers", "ahk_exe chrome.exe")
  GroupAdd("Browsers", "ahk_exe msedge.exe")
  GroupAdd("Browsers", "ahk_exe firefox.exe")

  SetTimer(CloseBlockedTab, 1000)

  CloseBlockedTab() {
      now := A_Hour * 100 + A_Min
      if now < blockFrom || now >= blockTo || !WinActive("ahk_group Browsers")
          return
      title := WinGetTitle("A")
      for word in blocked
          if InStr(title, word) {
              Send("^w") ; closes the tab
              TrayTip(word " is blocked until later.")
              return
          }
  }

  ${onOffKey('^!F12', 'CloseBlockedTab', '1000')}
`,
  stop: () => 'Press Ctrl+Alt+F12 to turn the block off or on.',
});
