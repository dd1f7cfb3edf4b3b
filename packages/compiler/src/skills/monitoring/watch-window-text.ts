import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { onOffKey } from '../on-off-key.ts';
import { recipe } from '../skill.ts';
import { program, text } from '../slot.ts';
import { notice, noticeSlot } from './notices.ts';

export const watchWindowText = recipe({
  id: 'watch-window-text',
  title: 'Tell you when a word appears in a window or its title',
  slots: {
    words: text('words to look for'),
    where: program('program to look in', { name: 'the active window', run: '', exe: '' }),
    how: noticeSlot,
  },
  code: ({ words, where, how }) => ahk`
  words := ${quoteString(words)}
  window := ${where.exe ? quoteString(`ahk_exe ${where.exe}`) : '"A"'} ; the window to look in

  SetTimer(LookForWords, 1000)

  LookForWords() {
      static wasThere := false
      isThere := WinExist(window) && InStr(WinGetTitle() "\`n" WinGetText(), words)
      if isThere && !wasThere {
          ${notice(how, '"Found: " words')}
      }
      wasThere := isThere
  }

  ${onOffKey('^!F12', 'LookForWords', '1000')}
`,
  stop: () => 'Press Ctrl+Alt+F12 to turn it off or on.',
});
