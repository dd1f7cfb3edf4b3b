import { ahk } from '../ahk-text.ts';
import { onOffKey } from '../on-off-key.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey } from '../slot.ts';

export const focusFollowsMouse = recipe({
  id: 'focus-follows-mouse',
  title: 'Activate the window under the mouse without a click',
  slots: { pause: hotkey('key that turns it off and on', '^!f'), delay: duration('time the mouse rests before', 150) },
  code: ({ pause, delay }) => ahk`
  delay := ${delay} ; milliseconds that the mouse rests on a window before it is activated

  SetTimer(FocusUnderMouse, 50)

  ${onOffKey(pause, 'FocusUnderMouse', '50')}

  FocusUnderMouse() {
      static last := 0, since := 0
      MouseGetPos(,, &window)
      if window != last {
          last := window, since := A_TickCount
          return
      }
      if A_TickCount - since < delay || WinActive(window) || GetKeyState("LButton", "P")
          return
      ; menus, the taskbar and the desktop stay as they are
      if !(WinGetClass(window) ~= "^(#32768|Shell_TrayWnd|Progman|WorkerW|tooltips_class32)$")
          try WinActivate(window)
  }
`,
  stop: ({ pause }) => `Press ${pause} to turn it off.`,
});
