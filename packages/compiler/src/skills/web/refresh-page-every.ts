import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey } from '../slot.ts';

export const refreshPageEvery = recipe({
  id: 'refresh-page-every',
  title: 'Refresh a page every so often until you stop it',
  slots: {
    toggle: hotkey('key that starts and stops it', 'F8'),
    every: duration('time between two refreshes', 30_000),
  },
  code: ({ toggle, every }) => ahk`
    every := ${milliseconds(every)} ; milliseconds between two refreshes
    page := 0

    ; Press it while the page is in front. Press it again to stop.
    ${toggle}:: {
        static refreshing := false
        global page := WinExist("A")
        refreshing := !refreshing
        SetTimer(Refresh, refreshing ? every : 0)
        ToolTip(refreshing ? "Refreshing this page" : "Refreshing stopped")
        SetTimer(() => ToolTip(), -2000)
    }

    ; The window comes to the front for a moment if you are elsewhere.
    Refresh() {
        if !WinExist(page)
            return
        before := WinExist("A")
        if before != page {
            WinActivate(page)
            WinWaitActive(page, , 1)
        }
        Send("{F5}")
        if before != page && WinExist(before)
            WinActivate(before)
    }
  `,
  stop: ({ toggle }) => `Press ${toggle} again to stop.`,
});
