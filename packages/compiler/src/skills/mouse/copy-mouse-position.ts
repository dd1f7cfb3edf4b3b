import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const copyMousePosition = action({
  id: 'copy-mouse-position',
  title: "Copy the pointer's position",
  slots: {},
  code: () => ahk`
  CoordMode("Mouse", "Screen")
  MouseGetPos(&mouseX, &mouseY)
  A_Clipboard := mouseX ", " mouseY
  ToolTip("Copied " A_Clipboard)
  SetTimer(ToolTip, -1500)
`,
});
