import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const toggleClickThrough = action({
  id: 'toggle-click-through',
  title: 'Let clicks go through the active window, or stop that',
  slots: {},
  code: () => ahk`ToggleClickThrough()`,
  needs: () => ahk`
  ; The window floats half transparent over the others and lets the mouse through
  ToggleClickThrough() {
      static window := 0
      if window && WinExist(window) {
          WinSetExStyle("-0x20", window)
          WinSetTransparent("Off", window)
          WinSetAlwaysOnTop(false, window)
          window := 0
      } else {
          window := WinExist("A")
          WinSetAlwaysOnTop(true, window)
          WinSetTransparent(150, window)
          WinSetExStyle("+0x20", window)
      }
  }
`,
});
