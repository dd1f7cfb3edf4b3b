import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';

export const showLockKeys = recipe({
  id: 'show-lock-keys',
  title: 'Show on the screen when Caps Lock, Num Lock or Scroll Lock changes',
  slots: {},
  code: () => ahk`
  ~*CapsLock up::ShowLockKey("Caps Lock", "CapsLock")
  ~*NumLock up::ShowLockKey("Num Lock", "NumLock")
  ~*ScrollLock up::ShowLockKey("Scroll Lock", "ScrollLock")

  ShowLockKey(name, key) {
      static popup := ""
      if popup
          popup.Destroy()
      popup := Gui("+AlwaysOnTop -Caption +ToolWindow +E0x20")
      popup.BackColor := GetKeyState(key, "T") ? "Green" : "Gray"
      popup.SetFont("s18 cWhite", "Segoe UI")
      popup.AddText(, name (GetKeyState(key, "T") ? " is on" : " is off"))
      popup.Show("NoActivate y" A_ScreenHeight - 200)
      SetTimer(HidePopup, -1200)

      HidePopup() {
          if popup
              popup.Hide()
      }
  }
`,
});
