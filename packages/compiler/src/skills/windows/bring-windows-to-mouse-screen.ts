import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { OPEN_WINDOWS } from './open-windows.ts';

const WHICH = {
  active: ['active', 'active window', 'current', 'current window', 'this window', 'focused'],
  all: [
    'all',
    'every',
    'everything',
    'all windows',
    'every window',
    'all the windows',
    'each',
    'gather',
    'collect',
    'my windows',
    'lost windows',
    'open windows',
  ],
};

export const bringWindowsToMouseScreen = action({
  id: 'bring-windows-to-mouse-screen',
  title: 'Bring the active window, or all windows, to the screen with the mouse',
  slots: { which: choice('windows to bring', WHICH, 'active') },
  code: ({ which }) =>
    which === 'all'
      ? ahk`
      for openWindow in OpenWindows()
          MoveToMouseScreen(openWindow)
    `
      : ahk`MoveToMouseScreen(WinExist("A"))`,
  needs: ({ which }) => {
    const move = ahk`
    MoveToMouseScreen(window) {
        CoordMode("Mouse", "Screen")
        MouseGetPos(&mouseX, &mouseY)
        Loop MonitorGetCount() {
            MonitorGetWorkArea(A_Index, &left, &top, &right, &bottom)
            if mouseX < left || mouseX >= right || mouseY < top || mouseY >= bottom
                continue
            state := WinGetMinMax(window)
            WinRestore(window)
            WinMove(left + 40, top + 40,,, window)
            if state = 1
                WinMaximize(window)
        }
    }
  `;
    return which === 'all' ? `${move}\n\n${OPEN_WINDOWS}` : move;
  },
});
