import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { number } from '../slot.ts';

export const dimBackground = action({
  id: 'dim-background',
  title: 'Darken everything but the active window, or make it bright again',
  slots: { percent: number('percent of darkness', 70) },
  code: ({ percent }) => ahk`DimBackground(${Math.round((Math.min(100, Math.max(5, percent)) / 100) * 255)})`,
  needs: () => ahk`
  ; A dark sheet over all monitors that stays right behind the active window. 255 is black.
  DimBackground(darkness) {
      static shade := 0
      if shade {
          SetTimer(KeepBehind, 0)
          shade.Destroy()
          shade := 0
          return
      }
      shade := Gui("-Caption +ToolWindow +E0x20") ; 0x20 lets clicks through
      shade.BackColor := "Black"
      WinSetTransparent(darkness, shade)
      shade.Show("NoActivate x" SysGet(76) " y" SysGet(77) " w" SysGet(78) " h" SysGet(79))
      SetTimer(KeepBehind, 100)

      KeepBehind() {
          if shade && (active := WinExist("A")) && active != shade.Hwnd
              DllCall("SetWindowPos", "Ptr", shade.Hwnd, "Ptr", active, "Int", 0, "Int", 0, "Int", 0, "Int", 0, "UInt", 0x13)
      }
  }
`,
});
