import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { duration, site } from '../slot.ts';
import { notice, noticeSlot } from './notices.ts';

export const watchSite = recipe({
  id: 'watch-site',
  title: 'Tell you when a website goes down or comes back',
  slots: {
    site: site('website to check'),
    every: duration('time between two checks', 60_000),
    how: noticeSlot,
  },
  code: ({ site, every, how }) => ahk`
  site := ${quoteString(site)}
  every := ${milliseconds(every)} ; milliseconds between two checks

  SetTimer(CheckSite, every)

  CheckSite() {
      static wasUp := true
      isUp := SiteAnswers(site)
      if isUp != wasUp {
          wasUp := isUp
          ${notice(how, 'site (isUp ? " is up again." : " is down.")')}
      }
  }

  SiteAnswers(address) {
      try {
          request := ComObject("WinHttp.WinHttpRequest.5.1")
          request.SetTimeouts(5000, 5000, 5000, 10000)
          request.Open("GET", address)
          request.Send()
          return request.Status < 400
      }
      return false ; no answer at all
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
