import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const toggleTaskbar = action({
  id: 'toggle-taskbar',
  title: 'Hide or show the taskbar',
  slots: {},
  code: () => ahk`
  if WinExist("ahk_class Shell_TrayWnd")
      WinHide()
  else
      WinShow("ahk_class Shell_TrayWnd")
`,
  needs: () => ahk`
  OnExit((*) => WinShow("ahk_class Shell_TrayWnd")) ; never leaves without a taskbar
`,
});
