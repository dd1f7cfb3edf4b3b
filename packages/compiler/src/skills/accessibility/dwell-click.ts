import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey } from '../slot.ts';

export const dwellClick = recipe({
  id: 'dwell-click',
  title: 'Click by holding the mouse still',
  slots: { time: duration('time to hold still', 1000), toggle: hotkey('key that turns it off and on', 'F9') },
  code: ({ time, toggle }) => ahk`
  dwellTime := ${time} ; milliseconds to hold still
  CoordMode("Mouse", "Screen")
  SetTimer(WatchMouse, 50)

  ${toggle}:: { ; turns it off and on again
      static on := true
      on := !on
      SetTimer(WatchMouse, on ? 50 : 0)
      ToolTip(on ? "Dwell click on" : "Dwell click off")
      SetTimer(ToolTip, -1500)
  }

  WatchMouse() {
      static lastX := 0, lastY := 0, since := A_TickCount, clicked := true
      MouseGetPos(&x, &y)
      if (Abs(x - lastX) > 5 || Abs(y - lastY) > 5) { ; moved
          lastX := x, lastY := y, since := A_TickCount, clicked := false
      } else if (!clicked && A_TickCount - since > dwellTime) {
          clicked := true ; only once for each stop
          Click()
      }
  }
`,
  stop: ({ toggle }) => `Press ${toggle} to turn it off.`,
});
