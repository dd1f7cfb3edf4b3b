import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const toggleDesktopIcons = action({
  id: 'toggle-desktop-icons',
  title: 'Show or hide the desktop icons',
  slots: {},
  code: () => ahk`ToggleDesktopIcons()`,
  needs: () => ahk`
  ToggleDesktopIcons() {
      for class in ["Progman", "WorkerW"] ; which of them holds the icons differs
          for window in WinGetList("ahk_class " class)
              try {
                  icons := ControlGetHwnd("SysListView321", window)
                  if ControlGetVisible(icons)
                      ControlHide(icons)
                  else
                      ControlShow(icons)
                  return
              }
  }
`,
});
