import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { hotkey, path } from '../slot.ts';
import { openingKey } from './opening-key.ts';

export const soundButtons = recipe({
  id: 'sound-buttons',
  title: 'A window with a button for each sound file of a folder',
  slots: { folder: path('folder with the sounds', 'Music\\Sounds'), open: hotkey('key that shows the window', '^!s') },
  code: ({ folder, open }) => ahk`
  folder := ${folderExpression(folder)}

  board := Gui("+AlwaysOnTop", "Sounds")
  board.SetFont("s11", "Segoe UI")
  count := 0
  Loop Files folder "\*" {
      if !(A_LoopFileExt ~= "i)^(wav|mp3|wma)$")
          continue
      count += 1
      SplitPath(A_LoopFilePath, , , , &name)
      place := Mod(count, 4) = 1 ? "xm" : "x+6 yp" ; four in a row
      board.AddButton(place " w150 h50", StrReplace(name, "&", "&&")).OnEvent("Click", PlaySound.Bind(A_LoopFilePath))
  }
  board.AddButton("xm w150 h36", "Stop").OnEvent("Click", PlaySound.Bind("stop"))
  board.Show()

  ; A sound cuts off the one before. "stop" is no file, so it only ends the sound.
  PlaySound(file, *) {
      try SoundPlay(file)
  }

  ${openingKey(open, '^!s')}::board.Show()
`,
});
