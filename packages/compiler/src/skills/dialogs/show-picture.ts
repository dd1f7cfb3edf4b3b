import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';

export const showPicture = action({
  id: 'show-picture',
  title: 'Show a picture on top of everything',
  slots: { picture: path('picture to show', 'Pictures\\picture.png') },
  code: ({ picture }) => ahk`ShowPicture(${folderExpression(picture)})`,
  needs: () => ahk`
  ; A click or Escape closes the picture. Asking for it again does so too.
  ShowPicture(picture) {
      static viewer := 0
      if viewer {
          viewer.Destroy()
          viewer := 0
          return
      }
      viewer := Gui("+AlwaysOnTop -Caption +ToolWindow")
      viewer.MarginX := viewer.MarginY := 0
      viewer.AddPicture("h" Round(A_ScreenHeight * 0.8) " w-1", picture).OnEvent("Click", (*) => ShowPicture(picture))
      viewer.OnEvent("Escape", (*) => ShowPicture(picture))
      viewer.Show()
  }
`,
});
