import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { duration } from '../slot.ts';
import { notice, noticeSlot } from './notices.ts';

export const internetLost = recipe({
  id: 'internet-lost',
  title: 'Tell you when the internet connection is lost or back',
  slots: { every: duration('time between two checks', 10_000), how: noticeSlot },
  code: ({ every, how }) => ahk`
  every := ${milliseconds(every)} ; milliseconds between two checks

  SetTimer(CheckInternet, every)

  CheckInternet() {
      static wasOnline := true
      isOnline := IsOnline()
      if isOnline = wasOnline
          return
      wasOnline := isOnline
      ${notice(how, 'isOnline ? "The internet is back." : "The internet is gone."')}
  }

  IsOnline() {
      return DllCall("wininet\InternetCheckConnectionW", "Str", "http://www.msftconnecttest.com/", "UInt", 1, "UInt", 0)
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
