import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { key } from '../slot.ts';
import { callApp, callSettings } from './call-apps.ts';

export const pushToTalkInCall = recipe({
  id: 'push-to-talk-in-call',
  title: 'Push to talk in Teams, Zoom, Discord and others whose mute is a toggle',
  slots: { hold: key('key to hold while talking', 'F9'), app: callApp },
  code: ({ hold, app }) => ahk`
  callWindow := ${quoteString(callSettings(app).window)}

  ; Start muted in the call. Hold the key to talk, let go to be muted again.
  *${hold}:: {
      ToggleCallMute()
      KeyWait("${hold}") ; a held key repeats; this waits until it is let go
      ToggleCallMute()
  }

  ToggleCallMute() {
      if !WinExist(callWindow)
          return
      before := WinExist("A")
      WinActivate(callWindow)
      WinWaitActive(callWindow, , 1)
      Send("${callSettings(app).shortcut}")
      if WinExist(before)
          WinActivate(before)
  }
`,
  stop: ({ hold }) => `Let go of ${hold} to be muted again.`,
});
