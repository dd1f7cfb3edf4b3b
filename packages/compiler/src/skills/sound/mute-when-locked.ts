import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';

const REACTIONS = {
  resume: ['continue', 'resume', 'play again', 'back when'],
  pause: ['pause', 'stop the music', 'stop playing', 'media'],
  mute: ['mute', 'silence', 'sound off', 'no sound'],
};
const LOCKED = { mute: 'SoundSetMute(true)', pause: media(47, 'pause'), resume: media(47, 'pause') };
const UNLOCKED = { mute: 'SoundSetMute(false)', pause: '', resume: media(46, 'play') };

export const muteWhenLocked = recipe({
  id: 'mute-when-locked',
  title: 'Mute or pause the music while the computer is locked',
  slots: { reaction: choice('thing to do when the computer is locked', REACTIONS, 'mute') },
  code: ({ reaction }) => ahk`
  ; Ask Windows to tell this script when the computer is locked and unlocked.
  DllCall("wtsapi32\WTSRegisterSessionNotification", "Ptr", A_ScriptHwnd, "UInt", 0)
  OnMessage(0x02B1, SessionChanged)

  SessionChanged(event, *) {
      if event = 7 ; locked
          ${LOCKED[reaction]}
      ${UNLOCKED[reaction] && `else if event = 8 ; unlocked\n    ${UNLOCKED[reaction]}`}
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});

// A locked screen takes no key presses, so the command goes to the taskbar, which passes it on to the player.
function media(command: number, name: string): string {
  return `PostMessage(0x0319, 0, ${command} << 16, , "ahk_class Shell_TrayWnd") ; ${name}`;
}
