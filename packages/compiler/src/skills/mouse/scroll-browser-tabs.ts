import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';

export const scrollBrowserTabs = recipe({
  id: 'scroll-browser-tabs',
  title: 'Switch browser tabs by scrolling over the tab bar',
  slots: {},
  code: () => ahk`
  tabBarHeight := 45 ; pixels from the top of the window that count as the tab bar

  for browser in ["chrome.exe", "msedge.exe", "firefox.exe", "brave.exe", "opera.exe"]
      GroupAdd("Browsers", "ahk_exe " browser)

  #HotIf MouseIsOverTabs()
  WheelUp::Send("^{PgUp}")
  WheelDown::Send("^{PgDn}")
  #HotIf

  MouseIsOverTabs() {
      CoordMode("Mouse", "Screen")
      MouseGetPos(, &mouseY, &window)
      if !WinActive("ahk_group Browsers ahk_id " window)
          return false
      WinGetPos(, &top, , , window)
      return mouseY < top + tabBarHeight
  }
`,
});
