import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';
import { MODIFIERS } from './modifiers.ts';

const MOVERS = {
  Left: [
    'left moves',
    'move with left',
    'left drag moves',
    'left button moves',
    'left to move',
    'left drag to move',
    'left click to move',
  ],
  Right: [
    'right moves',
    'move with right',
    'right drag moves',
    'right button moves',
    'right to move',
    'left resizes',
    'resize with left',
    'left to resize',
    'left drag to resize',
  ],
};

export const dragWindowsAnywhere = recipe({
  id: 'drag-windows-anywhere',
  title: 'Move and resize windows by dragging anywhere in them',
  slots: {
    held: choice('key held while dragging', MODIFIERS, '!'),
    mover: choice('button that moves', MOVERS, 'Left'),
  },
  code: ({ held, mover }) => ahk`
  SetWinDelay(-1)
  CoordMode("Mouse", "Screen")

  ${held}${mover === 'Left' ? 'LButton' : 'RButton'}:: {
      MouseGetPos(&startX, &startY, &window)
      if !CanBeDragged(window)
          return
      WinGetPos(&x, &y,,, window)
      while GetKeyState("${mover === 'Left' ? 'LButton' : 'RButton'}", "P") {
          MouseGetPos(&mouseX, &mouseY)
          WinMove(x + mouseX - startX, y + mouseY - startY,,, window)
          Sleep(10)
      }
  }

  ${held}${mover === 'Left' ? 'RButton' : 'LButton'}:: {
      MouseGetPos(&startX, &startY, &window)
      if !CanBeDragged(window)
          return
      WinGetPos(&x, &y, &width, &height, window)
      fromLeft := startX < x + width / 2 ; the corner nearest to the mouse moves
      fromTop := startY < y + height / 2
      while GetKeyState("${mover === 'Left' ? 'RButton' : 'LButton'}", "P") {
          MouseGetPos(&mouseX, &mouseY)
          dx := mouseX - startX, dy := mouseY - startY
          WinMove(x + (fromLeft ? dx : 0), y + (fromTop ? dy : 0),
              width + (fromLeft ? -dx : dx), height + (fromTop ? -dy : dy), window)
          Sleep(10)
      }
  }

  ; Neither a maximized window nor the desktop or the taskbar
  CanBeDragged(window) {
      return WinGetMinMax(window) = 0 && !(WinGetClass(window) ~= "^(Progman|WorkerW|Shell_TrayWnd)$")
  }
`,
});
