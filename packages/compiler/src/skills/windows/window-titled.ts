import { ahk } from '../ahk-text.ts';

/** `WindowTitled(words)`: people do not mind capitals, `WinExist` does. */
export const WINDOW_TITLED = ahk`
  ; The front window with these words in its title, in capital or small letters; 0 if there is none
  WindowTitled(words) {
      for window in WinGetList()
          if InStr(WinGetTitle(window), words)
              return window
      return 0
  }
`;

/** `WindowsTitled(words)`: a list, since some of them are gone before their turn comes. */
export const WINDOWS_TITLED = ahk`
  ; All windows with these words in their title, in capital or small letters
  WindowsTitled(words) {
      windows := []
      for window in WinGetList()
          if InStr(WinGetTitle(window), words)
              windows.Push(window)
      return windows
  }
`;
