import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { OPEN_WINDOWS } from './open-windows.ts';

export const listWindows = action({
  id: 'list-windows',
  title: 'Show a list of the open windows to switch to',
  slots: {},
  code: () => ahk`ListWindows()`,
  needs: () => ahk`
  ; A double-click switches to the window
  ListWindows() {
      list := Gui("+AlwaysOnTop", "Open windows")
      rows := list.AddListView("w600 r15", ["Title", "Program"])
      windows := OpenWindows()
      for window in windows
          rows.Add(, WinGetTitle(window), WinGetProcessName(window))
      rows.ModifyCol()
      rows.OnEvent("DoubleClick", SwitchTo)
      list.OnEvent("Escape", (*) => list.Destroy())
      list.Show()

      SwitchTo(control, row) {
          list.Destroy()
          if row && WinExist(windows[row])
              WinActivate()
      }
  }

  ${OPEN_WINDOWS}
`,
});
