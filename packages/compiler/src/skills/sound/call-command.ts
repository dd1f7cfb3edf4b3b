import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { callApp, callSettings } from './call-apps.ts';

const COMMANDS = {
  camera: ['camera', 'cam', 'webcam', 'video', 'my video'],
  hand: ['hand', 'raise my hand', 'raise hand', 'lower my hand'],
  leave: ['leave', 'hang up', 'end the call', 'end call', 'quit the meeting', 'leave the meeting'],
  share: ['share', 'share my screen', 'screen share', 'share screen', 'sharing'],
  chat: ['chat', 'chat window'],
  accept: ['accept', 'answer', 'pick up', 'take the call'],
  decline: ['decline', 'reject', 'refuse'],
};

const KEYS: Readonly<Record<keyof typeof COMMANDS, Partial<Record<string, string>>>> = {
  camera: { teams: '^+o', zoom: '!v', meet: '^e', webex: '^+v', slack: '^+v', discord: '^+v' },
  hand: { teams: '^+k', zoom: '!y', meet: '^!h', webex: '^+r' },
  leave: { teams: '^+h', zoom: '!q', webex: '^l', slack: '^+h', discord: '^+d' },
  share: { teams: '^+e', zoom: '!s', webex: '^+d', slack: '^+s' },
  chat: { teams: '^+2', zoom: '!h', meet: '^!c' },
  accept: { teams: '^+s', slack: '^+h', discord: '^{Enter}' },
  decline: { teams: '^+d', discord: '{Esc}' },
};

export const callCommand = action({
  id: 'call-command',
  title: 'Turn the camera on or off, raise your hand, share or leave in a call from any window',
  slots: { command: choice('thing to do in the call', COMMANDS, 'camera'), app: callApp },
  code: ({ command, app }) => {
    const window = quoteString(callSettings(app).window);
    const shortcut = KEYS[command][app];
    return shortcut
      ? ahk`CommandInCall(${window}, "${shortcut}")`
      : ahk`
        if WinExist(${window})
            WinActivate() ; this program has no shortcut for it
      `;
  },
  needs: () => ahk`
  ; Presses a shortcut in the call program and comes back.
  CommandInCall(callWindow, shortcut) {
      if !WinExist(callWindow)
          return
      before := WinExist("A")
      WinActivate(callWindow)
      WinWaitActive(callWindow, , 1)
      Send(shortcut)
      Sleep(100)
      if WinExist(before)
          WinActivate(before)
  }
`,
});
