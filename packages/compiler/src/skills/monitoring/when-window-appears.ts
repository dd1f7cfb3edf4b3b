import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { onOffKey } from '../on-off-key.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey, text } from '../slot.ts';
import { notice } from './notices.ts';

const REACTIONS = {
  beep: ['beep', 'sound', 'noise'],
  front: ['bring it to the front', 'to the front', 'activate', 'switch to it', 'focus'],
  enter: ['press enter', 'hit enter', 'confirm', 'accept', 'ok'],
  escape: ['press escape', 'press esc', 'cancel', 'dismiss'],
  minimize: ['minimize', 'minimise'],
  maximize: ['maximize', 'maximise', 'full screen'],
  message: ['tell me', 'message', 'notify', 'alert', 'notification', 'popup', 'let me know', 'warn'],
};
const CODE = {
  message: notice('notification', '"Appeared: " title'),
  beep: notice('beep', '"Appeared: " title'),
  front: 'WinActivate(window)',
  enter: 'WinActivate(window)\nSend("{Enter}")',
  escape: 'WinActivate(window)\nSend("{Esc}")',
  minimize: 'WinMinimize(window)',
  maximize: 'WinMaximize(window)',
};

export const whenWindowAppears = recipe({
  id: 'when-window-appears',
  title: 'Do something whenever a certain window appears',
  slots: {
    title: text('title of the window, or a part of it'),
    reaction: choice('thing to do', REACTIONS, 'message'),
    toggle: hotkey('key that turns it off and on', '^!F12'),
  },
  code: ({ title, reaction, toggle }) => ahk`
  title := ${quoteString(title)} ; the title of the window, or a part of it

  SetTimer(WatchWindow, 500)

  WatchWindow() {
      static last := 0
      window := WinExist(title)
      if window && window != last {
          ${CODE[reaction]}
      }
      last := window ; once for each window
  }

  ${onOffKey(toggle, 'WatchWindow', '500')}
`,
  stop: ({ toggle }) => `Press ${toggle} to turn it off or on.`,
});
