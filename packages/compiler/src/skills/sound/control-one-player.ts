import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, type Program, program } from '../slot.ts';
import { criterion } from '../windows/target.ts';

const SPOTIFY: Program = { name: 'Spotify', run: 'spotify.exe', exe: 'Spotify.exe' };
const COMMANDS = {
  'play or pause': ['play', 'pause', 'play/pause', 'resume', 'unpause', 'start'],
  next: ['next', 'skip', 'forward', 'following'],
  previous: ['previous', 'prev', 'last', 'back', 'before'],
  stop: ['stop'],
};
const CODES = { 'play or pause': 14, next: 11, previous: 12, stop: 13 };

export const controlOnePlayer = action({
  id: 'control-one-player',
  title: 'Pause or skip in one player only, whatever else is playing',
  slots: {
    player: program('player', SPOTIFY),
    command: choice('thing to do with the music', COMMANDS, 'play or pause'),
  },
  code: ({ player, command }) => ahk`
  if WinExist(${criterion(player)})
      PostMessage(0x319, 0, ${CODES[command]} << 16) ; ${command}, to this window alone
`,
});
