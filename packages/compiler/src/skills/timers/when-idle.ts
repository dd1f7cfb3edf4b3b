import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { choice, duration } from '../slot.ts';

const REACTIONS = {
  signOut: ['log off', 'sign out', 'log out', 'log me off'],
  mute: ['mute', 'silence'],
  pause: ['pause', 'stop the music', 'stop playing'],
  minimize: ['minimize', 'minimise', 'show the desktop', 'hide all', 'hide everything'],
  message: ['message', 'tell me', 'show', 'notify', 'remind', 'warn'],
  beep: ['beep', 'sound', 'noise', 'wake me'],
};
const CODE = {
  signOut: 'Shutdown(0) ; signs out',
  mute: 'SoundSetMute(true)',
  pause: 'PostMessage(0x0319, 0, 47 << 16, , "ahk_class Shell_TrayWnd") ; the pause command for players',
  minimize: 'WinMinimizeAll()',
  message: 'MsgBox("Nobody has used the computer for a while.", "Idle", "0x40000")',
  beep: 'Loop 5\n    SoundBeep(1000, 300)',
};

export const whenIdle = recipe({
  id: 'when-idle',
  title: 'Mute, pause, minimise or tell you when nobody uses the computer',
  slots: {
    after: duration('time without keyboard and mouse', 300_000),
    reaction: choice('thing to do', REACTIONS, 'message'),
  },
  code: ({ after, reaction }) => ahk`
  idleTime := ${milliseconds(after)} ; milliseconds without keyboard and mouse

  SetTimer(CheckIdle, 1000)

  CheckIdle() {
      static done := false
      if A_TimeIdlePhysical < idleTime {
          done := false
      } else if !done {
          done := true ; once, until somebody is back
          ${CODE[reaction]}
      }
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
