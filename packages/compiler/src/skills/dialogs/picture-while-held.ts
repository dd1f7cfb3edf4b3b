import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { keyOf } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { hotkey, path } from '../slot.ts';

export const pictureWhileHeld = recipe({
  id: 'picture-while-held',
  title: 'Show a picture only while a key is held',
  slots: { hold: hotkey('key to hold', 'F1'), picture: path('picture to show', 'Pictures\\picture.png') },
  code: ({ hold, picture }) => ahk`
  viewer := Gui("+AlwaysOnTop -Caption +ToolWindow")
  viewer.MarginX := viewer.MarginY := 0
  viewer.AddPicture("h" Round(A_ScreenHeight * 0.8) " w-1", ${folderExpression(picture)}) ; 80% of the screen high

  ${hold}:: {
      viewer.Show("Center NoActivate")
      KeyWait("${keyOf(hold)}") ; until you let go
      viewer.Hide()
  }
`,
  stop: ({ hold }) => `Let go of ${hold} to hide it.`,
});
