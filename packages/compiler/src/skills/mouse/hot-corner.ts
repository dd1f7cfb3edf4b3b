import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';

const CORNERS = {
  topLeft: ['top left', 'upper left'],
  topRight: ['top right', 'upper right'],
  bottomLeft: ['bottom left', 'lower left'],
  bottomRight: ['bottom right', 'lower right'],
};
const IS_THERE = {
  topLeft: 'x < 3 && y < 3',
  topRight: 'x > A_ScreenWidth - 4 && y < 3',
  bottomLeft: 'x < 3 && y > A_ScreenHeight - 4',
  bottomRight: 'x > A_ScreenWidth - 4 && y > A_ScreenHeight - 4',
};
const EFFECTS = {
  taskView: ['task view', 'overview', 'all windows', 'expose', 'mission control', 'open windows'],
  desktop: ['desktop', 'minimise', 'minimize'],
  start: ['start menu', 'start'],
  lock: ['lock'],
  screenOff: ['screen off', 'turn off', 'monitor off', 'blank'],
  screenSaver: ['screensaver', 'screen saver'],
  search: ['search'],
  next: ['next desktop', 'virtual desktop'],
};
const DOES = {
  taskView: 'Send("#{Tab}")',
  desktop: 'Send("#d")',
  start: 'Send("{LWin}")',
  lock: 'DllCall("LockWorkStation")',
  screenOff: 'SendMessage(0x112, 0xF170, 2, , "Program Manager")',
  screenSaver: 'SendMessage(0x112, 0xF140, 0, , "Program Manager")',
  search: 'Send("#s")',
  next: 'Send("#^{Right}")',
};

export const hotCorner = recipe({
  id: 'hot-corner',
  title: 'Make something happen when the mouse goes into a corner of the screen',
  slots: { corner: choice('corner', CORNERS, 'topLeft'), effect: choice('thing to do', EFFECTS, 'taskView') },
  code: ({ corner, effect }) => ahk`
  SetTimer(WatchCorner, 100)

  WatchCorner() {
      static wasThere := false
      CoordMode("Mouse", "Screen")
      MouseGetPos(&x, &y)
      isThere := ${IS_THERE[corner]}
      if (isThere && !wasThere) ; only once for each visit
          ${DOES[effect]}
      wasThere := isThere
  }
`,
});
