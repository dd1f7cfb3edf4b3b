import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';
import { MODIFIERS } from './modifiers.ts';

export const wheelVirtualDesktops = recipe({
  id: 'wheel-virtual-desktops',
  title: 'Switch virtual desktops with the mouse wheel',
  slots: { held: choice('key held with the wheel', MODIFIERS, '#') },
  code: ({ held }) => ahk`
  ${held}WheelUp::SwitchDesktop("Left")
  ${held}WheelDown::SwitchDesktop("Right")

  SwitchDesktop(direction) {
      static last := 0
      if A_TickCount - last < 200 ; one turn of the wheel is many notches
          return
      last := A_TickCount
      Send("^#{" direction "}")
  }
`,
});
