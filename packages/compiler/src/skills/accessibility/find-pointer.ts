import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const findPointer = action({
  id: 'find-pointer',
  title: 'Show where the mouse pointer is',
  slots: {},
  code: () => ahk`FindPointer()`,
  needs: () => ahk`
  ; A red circle that shrinks around the pointer
  FindPointer() {
      CoordMode("Mouse", "Screen")
      MouseGetPos(&x, &y)
      circle := Gui("+AlwaysOnTop -Caption +ToolWindow +E0x20 -DPIScale")
      circle.BackColor := "Red"
      size := 400
      while (size > 20) {
          circle.Show("NoActivate x" x - size // 2 " y" y - size // 2 " w" size " h" size)
          WinSetRegion("0-0 w" size " h" size " E", circle)
          WinSetTransparent(120, circle)
          Sleep(30)
          size -= 20
      }
      circle.Destroy()
  }
`,
});
