import { ahk } from '../ahk-text.ts';

/** `PutWindow(title, program, x, y, width, height)`. */
export const PUT_WINDOW = ahk`
  ; Starts the program if it is not open, and places its window
  PutWindow(title, program, x, y, width, height) {
      if !WinExist(title)
          Run(program)
      if WinWait(title,, 10) {
          WinRestore()
          WinMove(x, y, width, height)
          WinActivate()
      }
  }
`;
