import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { choice, duration, site, text } from '../slot.ts';

const EVENTS = {
  appears: ['appears', 'shows up', 'comes up', 'is there', 'contains', 'available', 'says', 'back in stock'],
  disappears: ['disappears', 'is gone', 'no longer', 'vanishes', 'not sold out', 'removed'],
  changes: ['changes', 'changed', 'updated', 'updates', 'new', 'different'],
};

const TESTS = {
  appears: 'InStr(page, wanted)',
  disappears: '!InStr(page, wanted)',
  changes: 'before != "" && page != before',
};

export const watchPage = recipe({
  id: 'watch-page',
  title: 'Watch a web page and tell you when a word appears or the page changes',
  slots: {
    site: site('page to watch', 'https://www.example.com'),
    event: choice('event to wait for', EVENTS, 'appears'),
    words: text('words to look for', 'In stock'),
    every: duration('time between two looks', 300_000),
  },
  code: ({ site: address, event, words, every }) => ahk`
    address := ${quoteString(address)}
    every := ${milliseconds(every)} ; milliseconds between two looks${event === 'changes' ? '' : `\n    wanted := ${quoteString(words)}`}

    SetTimer(Look, every)
    Look()

    Look() {${event === 'changes' ? '\n        static before := ""' : ''}
        try {
            request := ComObject("WinHttp.WinHttpRequest.5.1")
            request.Open("GET", address)
            request.Send()
            page := request.ResponseText
        } catch
            return ; no connection: look again next time
        if ${TESTS[event]} {
            SetTimer(Look, 0)
            SoundBeep()
            if MsgBox("It has happened on " address "\`n\`nOpen the page?", "Page watch", "YesNo") = "Yes"
                Run(address)
        }${event === 'changes' ? '\n        before := page' : ''}
    }
  `,
  stop: () => 'It stops by itself when it has told you. Right-click the green H icon near the clock to end it earlier.',
});
