import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';

export const playRandomSound = action({
  id: 'play-random-sound',
  title: 'Play a random sound of a folder',
  slots: { folder: path('folder with the sounds', 'Music') },
  code: ({ folder }) => ahk`PlayRandomSound(${folderExpression(folder)})`,
  needs: () => ahk`
  PlayRandomSound(folder) {
      sounds := []
      Loop Files folder "\*"
          if A_LoopFileExt ~= "i)^(wav|mp3|wma)$"
              sounds.Push(A_LoopFilePath)
      if sounds.Length
          SoundPlay(sounds[Random(1, sounds.Length)])
  }
`,
});
