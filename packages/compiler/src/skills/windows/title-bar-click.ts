import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';

const BUTTONS = {
  MButton: ['middle', 'middle click', 'wheel click', 'middle button', 'wheel button'],
  RButton: ['right', 'right click', 'right button'],
};
const DEEDS = {
  close: ['close', 'closes', 'shut'],
  minimize: ['minimize', 'minimise', 'minimizes', 'minimises'],
  pin: ['on top', 'pin', 'topmost', 'always on top', 'pins'],
  back: ['behind', 'back', 'lower', 'send to back'],
};
const STATEMENT = {
  close: 'WinClose(window)',
  minimize: 'WinMinimize(window)',
  pin: 'WinSetAlwaysOnTop(-1, window)',
  back: 'WinMoveBottom(window)',
};

export const titleBarClick = recipe({
  id: 'title-bar-click',
  title: 'Close, minimize or pin a window by clicking its title bar',
  slots: {
    button: choice('mouse button', BUTTONS, 'MButton'),
    deed: choice('thing to do', DEEDS, 'close'),
  },
  code: ({ button, deed }) => ahk`
  CoordMode("Mouse", "Screen")

  #HotIf IsOverTitleBar()
  ${button}:: {
      MouseGetPos(,, &window)
      ${STATEMENT[deed]}
  }
  #HotIf

  ; Asks the window what is under the mouse: 2 is its title bar
  IsOverTitleBar() {
      MouseGetPos(&x, &y, &window)
      try return SendMessage(0x84, 0, (x & 0xFFFF) | (y & 0xFFFF) << 16,, window,,,, 200) = 2
      return false
  }
`,
});
