import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

export const onScreenClock = recipe({
  id: 'on-screen-clock',
  title: 'Show a clock on top of all windows',
  slots: { toggle: hotkey('key that shows and hides it', '^!c') },
  code: ({ toggle }) => ahk`
  clock := Gui("+AlwaysOnTop -Caption +ToolWindow")
  clock.BackColor := "Black"
  clock.SetFont("s20 cWhite bold", "Segoe UI")
  display := clock.AddText("w130 Center", FormatTime(, "HH:mm:ss")) ; "h:mm:ss tt" gives AM and PM
  clock.Show("NoActivate x" A_ScreenWidth - 180 " y20")
  SetTimer(ShowTime, 500)
  OnMessage(0x0201, DragClock) ; the left mouse button goes down

  ShowTime() {
      display.Value := FormatTime(, "HH:mm:ss")
  }

  ; Drag the clock to another place with the mouse.
  DragClock(*) {
      PostMessage(0x00A1, 2, , , clock)
  }

  ${toggle}:: {
      static visible := true
      visible := !visible
      visible ? clock.Show("NoActivate") : clock.Hide()
  }
`,
  stop: ({ toggle }) => `Press ${toggle} to hide it.`,
});
