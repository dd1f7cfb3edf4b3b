import { ahk } from '../ahk-text.ts';
import { showOnOff } from '../show-on-off.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey } from '../slot.ts';

const AREAS = {
  window: ['window', 'program', 'app', 'game'],
  monitor: ['monitor', 'screen', 'display'],
};
const WINDOW = ahk`
  RememberArea() {
      global window := WinExist("A")
  }

  KeepIn() {
      if !WinActive(window)
          return
      WinGetClientPos(&x, &y, &width, &height, window)
      ClipTo(x, y, x + width, y + height)
  }
`;
const MONITOR = ahk`
  RememberArea() {
      global monitor := 1
      CoordMode("Mouse", "Screen")
      MouseGetPos(&x, &y)
      Loop MonitorGetCount() {
          MonitorGet(A_Index, &left, &top, &right, &bottom)
          if (x >= left && x < right && y >= top && y < bottom)
              monitor := A_Index
      }
  }

  KeepIn() {
      MonitorGet(monitor, &left, &top, &right, &bottom)
      ClipTo(left, top, right, bottom)
  }
`;

export const confinePointer = recipe({
  id: 'confine-pointer',
  title: 'Keep the mouse pointer inside the active window or one monitor',
  slots: { toggle: hotkey('key that locks and frees the pointer', '^!l'), area: choice('area', AREAS, 'window') },
  code: ({ toggle, area }) => ahk`
  ${toggle}:: { ; keeps the pointer in, and lets it out again
      static isIn := false
      isIn := !isIn
      if isIn {
          RememberArea()
          SetTimer(KeepIn, 100)
      } else {
          SetTimer(KeepIn, 0)
          DllCall("ClipCursor", "Ptr", 0)
      }
      ${showOnOff('isIn', 'Mouse lock')}
  }

  ${area === 'window' ? WINDOW : MONITOR}

  ClipTo(left, top, right, bottom) {
      area := Buffer(16)
      NumPut("Int", left, "Int", top, "Int", right, "Int", bottom, area)
      DllCall("ClipCursor", "Ptr", area)
  }
`,
  stop: ({ toggle }) => `Press ${toggle} again to free the pointer.`,
});
