import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { MONITOR_OF } from './monitor-of.ts';

const SIDES = {
  left: ['left', 'left side', 'left edge', 'to the left'],
  right: ['right', 'right side', 'right edge', 'to the right'],
};

export const cycleWindowWidth = action({
  id: 'cycle-window-width',
  title: 'Snap the active window to a half, a third or two thirds of the screen, in turn',
  slots: { side: choice('side of the screen', SIDES, 'left') },
  code: ({ side }) => ahk`CycleWidth("${side}")`,
  needs: () => ahk`
  ; Each press takes the next width, and begins again with a half for another window or side
  CycleWidth(side) {
      static shares := [1 / 2, 1 / 3, 2 / 3], last := "", step := 0
      now := side WinExist("A")
      step := now = last ? Mod(step, shares.Length) + 1 : 1
      last := now
      MonitorGetWorkArea(MonitorOf("A"), &left, &top, &right, &bottom)
      width := Round((right - left) * shares[step])
      WinRestore("A")
      WinMove(side = "left" ? left : right - width, top, width, bottom - top, "A")
  }

  ${MONITOR_OF}
`,
});
