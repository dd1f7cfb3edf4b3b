import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';

export const CURRENT_FOLDER = ahk`
  ; The folder that is open in the File Explorer window in front, or else the desktop.
  CurrentFolder() {
      explorer := WinActive("ahk_class CabinetWClass")
      try activeTab := ControlGetHwnd("ShellTabWindowClass1", explorer) ; Windows 11 has tabs
      catch
          activeTab := 0
      for window in ComObject("Shell.Application").Windows {
          if !explorer || window.HWND != explorer
              continue
          if activeTab {
              browser := ComObjQuery(window, "{4C96BE40-915C-11CF-99D3-00AA004AE837}"
                  , "{000214E2-0000-0000-C000-000000000046}")
              ComCall(3, browser, "UInt*", &tab := 0)
              if tab != activeTab
                  continue
          }
          return window.Document.Folder.Self.Path
      }
      return A_Desktop
  }
`;

export const SELECTED_FILES = ahk`
  ; The paths of the files that are selected in File Explorer or on the desktop.
  SelectedFiles() {
      saved := ClipboardAll()
      A_Clipboard := ""
      Send("^c")
      selected := ClipWait(1) ? StrSplit(A_Clipboard, "\`n", "\`r") : []
      A_Clipboard := saved
      return selected
  }
`;

/** A folder that a request names, or else the one that is open in File Explorer. */
export function folderOrCurrent(folder: string): string {
  return folder ? folderExpression(folder) : 'CurrentFolder()';
}

/** A folder that a request names, or else one that the user chooses when it runs. */
export function folderOrChosen(folder: string): string {
  return folder ? folderExpression(folder) : 'DirSelect(, , "Choose the folder")';
}
