import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { callApp, callSettings } from './call-apps.ts';

export const muteInCall = action({
  id: 'mute-in-call',
  title: 'Mute or unmute yourself in the call program from any window',
  slots: { app: callApp },
  code: ({ app }) => ahk`ToggleMuteIn(${quoteString(callSettings(app).window)}, "${callSettings(app).shortcut}")`,
  needs: () => ahk`
  ToggleMuteIn(callWindow, shortcut) {
      if !WinExist(callWindow)
          return
      before := WinExist("A")
      WinActivate(callWindow)
      WinWaitActive(callWindow, , 1)
      Send(shortcut)
      if WinExist(before)
          WinActivate(before)
  }
`,
});
