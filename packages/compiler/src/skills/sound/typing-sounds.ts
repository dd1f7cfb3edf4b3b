import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { path } from '../slot.ts';

export const typingSounds = recipe({
  id: 'typing-sounds',
  title: 'Play a click for every key you type',
  slots: { file: path('sound of a key', 'C:\\Windows\\Media\\Windows Navigation Start.wav') },
  code: ({ file }) => ahk`
  clickSound := ${folderExpression(file)} ; a short .wav file

  ; Notices that a key goes down, without blocking it or keeping what was typed.
  keys := InputHook("V L0")
  keys.KeyOpt("{All}", "N")
  keys.OnKeyDown := (*) => SoundPlay(clickSound)
  keys.Start()

  ; Ctrl+Alt+F12 turns the clicks off and on again.
  ^!F12:: {
      if keys.InProgress
          keys.Stop()
      else
          keys.Start()
  }
`,
  stop: () => 'Press Ctrl+Alt+F12 to turn the clicks off or on.',
});
