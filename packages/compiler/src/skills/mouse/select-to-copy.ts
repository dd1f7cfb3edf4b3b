import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';

export const selectToCopy = recipe({
  id: 'select-to-copy',
  title: 'Copy whatever you select with the mouse and paste it with the middle button',
  slots: {},
  code: () => ahk`
  CoordMode("Mouse", "Screen")

  ~LButton:: {
      isDoubleClick := A_PriorHotkey = A_ThisHotkey && A_TimeSincePriorHotkey < 400
      MouseGetPos(&startX, &startY)
      KeyWait("LButton")
      MouseGetPos(&endX, &endY)
      isDrag := Abs(endX - startX) > 10 || Abs(endY - startY) > 10
      if (isDrag || isDoubleClick)
          Send("^c")
  }

  MButton:: {
      Click() ; put the caret where the pointer is
      Send("^v")
  }
`,
});
