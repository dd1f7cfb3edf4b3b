import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const showWindowInfo = action({
  id: 'show-window-info',
  title: 'Show the title, class and program of the window under the mouse',
  slots: {},
  code: () => ahk`ShowWindowInfo()`,
  needs: () => ahk`
  ShowWindowInfo() {
      MouseGetPos(&mouseX, &mouseY, &window, &control)
      WinGetPos(&x, &y, &width, &height, window)
      info := "Title:\`t" WinGetTitle(window)
          . "\`nClass:\`tahk_class " WinGetClass(window)
          . "\`nProgram:\`tahk_exe " WinGetProcessName(window)
          . "\`nPlace:\`tx " x ", y " y ", width " width ", height " height
          . "\`nControl:\`t" control
          . "\`nMouse:\`tx " mouseX ", y " mouseY
      A_Clipboard := info
      MsgBox(info, "Copied to the clipboard")
  }
`,
});
