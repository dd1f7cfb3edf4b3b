import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { OPEN_WINDOWS } from './open-windows.ts';

export const findWindow = action({
  id: 'find-window',
  title: 'Ask for a word and jump to the window with it in its title',
  slots: {},
  code: () => ahk`FindWindow()`,
  needs: () => ahk`
  FindWindow() {
      answer := InputBox("A word from the title of the window:", "Find a window", "w320 h110")
      if answer.Result != "OK" || answer.Value = ""
          return
      for window in OpenWindows()
          if InStr(WinGetTitle(window), answer.Value) {
              WinActivate(window)
              return
          }
      ToolTip("No window has " answer.Value " in its title.")
      SetTimer(ToolTip, -2000)
  }

  ${OPEN_WINDOWS}
`,
});
