import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { type Program, path, program } from '../slot.ts';
import { criterion } from '../windows/target.ts';

const SPOTIFY: Program = { name: 'Spotify', run: 'spotify.exe', exe: 'Spotify.exe' };

export const songToFile = recipe({
  id: 'song-to-file',
  title: 'Write the name of the song that is playing into a text file, for OBS and the like',
  slots: { player: program('player', SPOTIFY), file: path('text file for the song', 'Documents\\song.txt') },
  code: ({ player, file }) => ahk`
  songFile := ${folderExpression(file)} ; show this file in OBS with a text source

  SetTimer(WriteSong, 2000)

  WriteSong() {
      static before := ""
      if !WinExist(${criterion(player)})
          return
      song := WinGetTitle() ; the player's title is the artist and the song
      if song = before || song = ""
          return
      before := song
      try { ; OBS may be reading it just now
          output := FileOpen(songFile, "w", "UTF-8-RAW")
          output.Write(song)
          output.Close()
      }
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
