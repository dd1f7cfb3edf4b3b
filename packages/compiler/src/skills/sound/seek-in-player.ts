import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, duration, type Program, program } from '../slot.ts';
import { criterion } from '../windows/target.ts';

const VLC: Program = { name: 'VLC', run: 'vlc.exe', exe: 'vlc.exe' };
const DIRECTIONS = {
  Left: ['back', 'backwards', 'backward', 'rewind', 'earlier', 'again', 'before'],
  Right: ['forward', 'forwards', 'ahead', 'fast forward', 'skip', 'later', 'on'],
};

export const seekInPlayer = action({
  id: 'seek-in-player',
  title: 'Jump back or forward some seconds in a player in the background',
  slots: {
    player: program('player', VLC),
    direction: choice('direction', DIRECTIONS, 'Left'),
    time: duration('time to jump', 10_000),
  },
  code: ({ player, direction, time }) =>
    ahk`SendToPlayer(${criterion(player)}, "${jump(player.exe.toLowerCase(), direction, time / 1000)}")`,
  needs: () => ahk`
  ; Presses keys in the player and goes back to the window before
  SendToPlayer(player, keys) {
      before := WinExist("A")
      if !WinExist(player)
          return
      WinActivate()
      if WinWaitActive(,, 1)
          Send(keys)
      Sleep(50) ; until the player has taken the keys
      if WinExist(before)
          WinActivate()
  }
`,
});

// VLC jumps 3 seconds with Shift and 10 with Alt; the arrows alone jump 5 seconds in most other players and on YouTube.
function jump(exe: string, direction: 'Left' | 'Right', seconds: number): string {
  const [modifier, step] =
    exe !== 'vlc.exe' ? [exe === 'spotify.exe' ? '+' : '', 5] : seconds < 10 ? ['+', 3] : ['!', 10];
  const times = Math.max(1, Math.round(seconds / step));
  return `${modifier}{${direction}${times === 1 ? '' : ` ${times}`}}`;
}
