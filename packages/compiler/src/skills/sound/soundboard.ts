import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { choice, path } from '../slot.ts';

const KEYS = {
  Numpad: ['numpad', 'number pad', 'num pad', 'keypad'],
  '^': ['ctrl', 'control'],
  '!': ['alt'],
  F: ['function keys', 'f keys', 'f1'],
};

export const soundboard = recipe({
  id: 'soundboard',
  title: 'Soundboard: play the sounds of a folder with nine keys',
  slots: { folder: path('folder with the sounds', 'Music\\Sounds'), keys: choice('keys', KEYS, 'Numpad') },
  code: ({ folder, keys }) => ahk`
  folder := ${folderExpression(folder)} ; its first nine sounds, by name, get the keys 1 to 9
  sounds := []
  Loop Files folder "\*"
      if A_LoopFileExt ~= "i)^(wav|mp3|wma)$"
          sounds.Push(A_LoopFilePath)

  Loop Min(9, sounds.Length)
      Hotkey("${keys}" A_Index, (pressed) => SoundPlay(sounds[Integer(SubStr(pressed, -1))]))

  ${keys === 'F' ? 'F12' : `${keys}0`}:: { ; stops the sound
      try SoundPlay("none.wav") ; a file that does not exist
  }
`,
});
