import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const minimizeToTray = action({
  id: 'minimize-to-tray',
  title: 'Minimize the active window to the notification area',
  slots: {},
  code: () => ahk`MinimizeToTray(WinExist("A"))`,
  needs: () => ahk`
  ; Hides the window; a click on its name in the menu of this script's icon brings it back
  MinimizeToTray(window) {
      name := WinGetTitle(window)
      BringBack(*) {
          OnExit(BringBack, 0)
          A_TrayMenu.Delete(name)
          try WinShow(window)
          try WinActivate(window)
      }
      A_TrayMenu.Add(name, BringBack)
      OnExit(BringBack)
      WinHide(window)
      TrayTip(name, "Right-click the script's icon to get it back")
  }
`,
});
