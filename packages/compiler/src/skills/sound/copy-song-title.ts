import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, type Program, program } from '../slot.ts';
import { criterion } from '../windows/target.ts';

const SPOTIFY: Program = { name: 'Spotify', run: 'spotify.exe', exe: 'Spotify.exe' };
const INTO = {
  show: ['show', 'tell me', 'display', 'see', 'popup', 'what song'],
  copy: ['copy', 'copies', 'clipboard'],
  type: ['type', 'types', 'write', 'paste', 'insert', 'send'],
};
const STATEMENTS = {
  show: ahk`
    ToolTip(WinGetTitle())
    SetTimer(ToolTip, -3000)
  `,
  copy: ahk`
    A_Clipboard := WinGetTitle()
    ToolTip("Copied " A_Clipboard)
    SetTimer(ToolTip, -2000)
  `,
  type: 'SendText(WinGetTitle())',
};

export const copySongTitle = action({
  id: 'copy-song-title',
  title: 'Show, copy or type the name of the song that is playing',
  slots: { player: program('player', SPOTIFY), into: choice('thing to do with the name', INTO, 'show') },
  code: ({ player, into }) => ahk`
  if WinExist(${criterion(player)}) { ; its title is the artist and the song
      ${STATEMENTS[into]}
  }
`,
});
