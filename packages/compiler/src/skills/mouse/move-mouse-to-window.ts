import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const moveMouseToWindow = action({
  id: 'move-mouse-to-window',
  title: 'Move the mouse pointer to the middle of the active window',
  slots: {},
  code: () => ahk`
  CoordMode("Mouse", "Screen")
  WinGetPos(&windowX, &windowY, &windowWidth, &windowHeight, "A")
  MouseMove(windowX + windowWidth // 2, windowY + windowHeight // 2, 0)
`,
});
