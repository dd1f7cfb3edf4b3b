import { ahk } from '../ahk-text.ts';

/** `ToggleExplorerOption(name, a, b)`: flips a setting of File Explorer between two values. */
export const TOGGLE_EXPLORER_OPTION = ahk`
  ; Flips a setting of File Explorer between two values, and refreshes the open folders
  ToggleExplorerOption(name, a, b) {
      key := "HKCU\Software\Microsoft\Windows\CurrentVersion\Explorer\Advanced"
      RegWrite(RegRead(key, name, a) = a ? b : a, "REG_DWORD", key, name)
      for window in ComObject("Shell.Application").Windows
          window.Refresh()
  }
`;
