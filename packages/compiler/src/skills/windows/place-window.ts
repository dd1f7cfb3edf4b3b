import { ahk } from '../ahk-text.ts';
import { MONITOR_OF } from './monitor-of.ts';

/** A function of this name that puts the active window on a part of its screen, and what it needs. */
export function placeWindow(name: string): string {
  return ahk`
  ; Left, top, width and height as shares of the screen that the window is on
  ${name}(x, y, width, height) {
      MonitorGetWorkArea(MonitorOf("A"), &left, &top, &right, &bottom)
      screenWidth := right - left, screenHeight := bottom - top
      WinRestore("A")
      WinMove(left + x * screenWidth, top + y * screenHeight, width * screenWidth, height * screenHeight, "A")
  }

  ${MONITOR_OF}
`;
}
