import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** Which folders and files are meant. */
export const FILE_FINDERS = {
  KnownFolder: {
    code: ahk`
      ; The actual location of Downloads, Pictures, Music, or Videos: people move them to other drives.
      KnownFolder(name) {
          static entries := Map("Downloads", "{374DE290-123F-4565-9164-39C4925E467B}"
              , "Pictures", "My Pictures", "Music", "My Music", "Videos", "My Video")
          folders := "HKCU\Software\Microsoft\Windows\CurrentVersion\Explorer\User Shell Folders"
          path := RegRead(folders, entries[name], "")
          while RegExMatch(path, "%([^%]+)%", &part)
              path := StrReplace(path, part[0], EnvGet(part[1]))
          return DirExist(path) ? path : EnvGet("USERPROFILE") "\" name
      }
    `,
  },
  ExplorerFolder: {
    code: ahk`
      ; The folder that File Explorer shows; the desktop if none is open.
      ExplorerFolder() {
          if WinActive("ahk_class Progman") || WinActive("ahk_class WorkerW")
              return A_Desktop
          explorer := WinActive("ahk_class CabinetWClass") || WinExist("ahk_class CabinetWClass")
          try activeTab := ControlGetHwnd("ShellTabWindowClass1", explorer) ; Windows 11 has tabs
          catch
              activeTab := 0
          try for window in ComObject("Shell.Application").Windows {
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
    `,
  },
  ChosenFolder: {
    code: ahk`
      ; Asks for a folder; if you cancel, the rule ends.
      ChosenFolder() {
          folder := DirSelect(, 3, "Choose a folder")
          if folder = ""
              Exit()
          return RTrim(folder, "\")
      }
    `,
  },
  ChosenFile: {
    code: ahk`
      ; Asks for a file; if you cancel, the rule ends.
      ChosenFile() {
          file := FileSelect(1, , "Choose a file")
          if file = ""
              Exit()
          return file
      }
    `,
  },
  SelectedFiles: {
    code: ahk`
      ; The paths of the files that are selected in File Explorer or on the desktop, one per line.
      SelectedFiles() {
          saved := ClipboardAll()
          A_Clipboard := ""
          Send("^c")
          isFiles := ClipWait(1) && DllCall("IsClipboardFormatAvailable", "UInt", 15)
          paths := isFiles ? A_Clipboard : ""
          A_Clipboard := saved
          if paths = ""
              StopWithMessage("Select the files in File Explorer first.")
          return StrReplace(paths, "\`r")
      }
    `,
    needs: ['StopWithMessage'],
  },
  StopWithMessage: {
    code: ahk`
      ; Says why it cannot continue, and ends the current action.
      StopWithMessage(message) {
          MsgBox(message, , "Icon! 0x1000")
          Exit()
      }
    `,
  },
  FilesIn: {
    code: ahk`
      ; The visible files that a path, a pattern such as C:\x\*.pdf, or several of these, one per line, stand for.
      FilesIn(files) {
          paths := []
          Loop Parse files, "\`n", "\`r" {
              if A_LoopField = ""
                  continue
              if !RegExMatch(A_LoopField, "[*?]") {
                  if FileExist(A_LoopField)
                      paths.Push(A_LoopField)
                  continue
              }
              SplitPath(A_LoopField, , , &extension)
              Loop Files A_LoopField {
                  if RegExMatch(extension, "^\w+$") && A_LoopFileExt != extension
                      continue ; *.doc also finds the short name of a .docx
                  isLoading := RegExMatch(A_LoopFileExt, "i)^(crdownload|part|partial)$")
                  if !isLoading && !InStr(A_LoopFileAttrib, "H")
                      paths.Push(A_LoopFilePath)
              }
          }
          return paths
      }
    `,
  },
  NewestFile: {
    code: ahk`
      ; The file that was added or changed last.
      NewestFile(folder, pattern) {
          newest := "", newestTime := ""
          for path in FilesIn(folder "\" (pattern = "" ? "*" : pattern)) {
              changed := FileGetTime(path), created := FileGetTime(path, "C")
              time := StrCompare(changed, created) > 0 ? changed : created
              if StrCompare(time, newestTime) > 0
                  newest := path, newestTime := time
          }
          if newest = ""
              StopWithMessage("There is no such file in " folder ".")
          return newest
      }
    `,
    needs: ['FilesIn', 'StopWithMessage'],
  },
  RandomFile: {
    code: ahk`
      RandomFile(folder, pattern) {
          paths := FilesIn(folder "\" (pattern = "" ? "*" : pattern))
          if paths.Length = 0
              StopWithMessage("There is no such file in " folder ".")
          return paths[Random(1, paths.Length)]
      }
    `,
    needs: ['FilesIn', 'StopWithMessage'],
  },
  ShuffledFile: {
    code: ahk`
      ; Each of the files once, in random order, before any repeats.
      ShuffledFile(folder, pattern) {
          search := folder "\" (pattern = "" ? "*" : pattern)
          Loop {
              paths := FilesIn(search)
              if paths.Length = 0
                  StopWithMessage("There is no such file in " folder ".")
              path := NextShuffled(search, paths)
          } until FileExist(path) ; one may be gone by now
          return path
      }
    `,
    needs: ['FilesIn', 'StopWithMessage', 'NextShuffled'],
  },
  FileNameFrom: {
    code: ahk`
      ; Text as a file name: some characters are not allowed in one.
      FileNameFrom(text) {
          name := RegExReplace(text, '[\\/:*?"<>|\x00-\x1F]+', "-")
          return RTrim(SubStr(Trim(name), 1, 150), ". ")
      }
    `,
  },
} as const satisfies Library;
