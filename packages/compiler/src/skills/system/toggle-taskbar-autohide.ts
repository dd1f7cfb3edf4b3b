import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const toggleTaskbarAutohide = action({
  id: 'toggle-taskbar-autohide',
  title: 'Turn the automatic hiding of the taskbar on or off',
  slots: {},
  code: () => ahk`ToggleTaskbarAutoHide()`,
  needs: () => ahk`
  ToggleTaskbarAutoHide() {
      bar := Buffer(24 + 3 * A_PtrSize, 0) ; an APPBARDATA structure
      NumPut("UInt", bar.Size, bar)
      state := DllCall("Shell32\SHAppBarMessage", "UInt", 4, "Ptr", bar, "UPtr") ; reads the state
      NumPut("Ptr", state ^ 1, bar, 24 + 2 * A_PtrSize)
      DllCall("Shell32\SHAppBarMessage", "UInt", 10, "Ptr", bar, "UPtr") ; writes it
  }
`,
});
