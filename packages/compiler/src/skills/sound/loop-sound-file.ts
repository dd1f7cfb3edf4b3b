import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';

export const loopSoundFile = action({
  id: 'loop-sound-file',
  title: 'Play a sound file again and again, and stop it the next time',
  slots: { file: path('sound file to play', 'Music\\rain.mp3') },
  code: ({ file }) => ahk`LoopSound(${folderExpression(file)})`,
  needs: () => ahk`
  ; Plays the file without end; the next call stops it
  LoopSound(file) {
      static playing := false
      playing := !playing
      if playing {
          SendToMci('open "' file '" type mpegvideo alias loopedSound')
          SendToMci("play loopedSound repeat")
      } else {
          SendToMci("close loopedSound")
      }
  }

  ; A command to the media player that is part of Windows
  SendToMci(command) {
      DllCall("winmm\mciSendStringW", "Str", command, "Ptr", 0, "UInt", 0, "Ptr", 0)
  }
`,
});
