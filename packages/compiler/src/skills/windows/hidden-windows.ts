import { ahk } from '../ahk-text.ts';

/** `HideWindow(window)` and `ShowHiddenWindows()`. */
export const HIDDEN_WINDOWS = ahk`
  hiddenWindows := []
  OnExit((*) => ShowHiddenWindows()) ; no window stays lost when the script ends

  HideWindow(window) {
      hiddenWindows.Push(window)
      WinHide(window)
  }

  ShowHiddenWindows() {
      while hiddenWindows.Length {
          window := hiddenWindows.Pop()
          try WinShow(window) ; it may have been closed meanwhile
          try WinActivate(window)
      }
  }
`;
