import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';
import { MODIFIERS } from './modifiers.ts';
import { MONITOR_OF } from './monitor-of.ts';

export const snapWithArrowKeys = recipe({
  id: 'snap-with-arrow-keys',
  title: 'Snap windows to the halves of the screen with the arrow keys',
  slots: { held: choice('keys held with the arrows', MODIFIERS, '^!') },
  code: ({ held }) => ahk`
  ${held}Left::Snap(0, 0, 0.5, 1)
  ${held}Right::Snap(0.5, 0, 0.5, 1)
  ${held}Up::Snap(0, 0, 1, 0.5)
  ${held}Down::Snap(0, 0.5, 1, 0.5)
  ${held}Enter::Snap(0, 0, 1, 1)

  ; Left, top, width and height as shares of the screen that the window is on
  Snap(x, y, width, height) {
      MonitorGetWorkArea(MonitorOf("A"), &left, &top, &right, &bottom)
      screenWidth := right - left, screenHeight := bottom - top
      WinRestore("A")
      WinMove(left + x * screenWidth, top + y * screenHeight, width * screenWidth, height * screenHeight, "A")
  }

  ${MONITOR_OF}
`,
});
