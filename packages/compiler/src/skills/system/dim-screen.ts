import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { number } from '../slot.ts';

export const dimScreen = action({
  id: 'dim-screen',
  title: 'Darken all screens with a see-through shade, or take it away',
  slots: { percent: number('darkness in percent', 50) },
  code: ({ percent }) => ahk`DimScreen(${Math.min(90, Math.max(5, Math.round(percent)))}) ; percent`,
  needs: () => ahk`
  ; A black window over all screens that lets the mouse through; works below the lowest brightness too
  DimScreen(percent) {
      static shade := 0
      if shade {
          shade.Destroy()
          shade := 0
          return
      }
      shade := Gui("+AlwaysOnTop -Caption +ToolWindow +E0x20 -DPIScale")
      shade.BackColor := "Black"
      WinSetTransparent(percent * 255 // 100, shade)
      shade.Show("NoActivate x" SysGet(76) " y" SysGet(77) " w" SysGet(78) " h" SysGet(79))
  }
`,
});
