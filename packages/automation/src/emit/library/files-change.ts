import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** Moving, renaming and deleting. Nothing is ever overwritten: a name that is taken gets a number. */
export const FILE_CHANGERS = {
  FilesToUse: {
    code: ahk`
      ; Finds the files to use, and says so if a file or its folder is missing.
      FilesToUse(files) {
          paths := FilesIn(files)
          if paths.Length = 0 {
              SplitPath(files, , &folder)
              if !RegExMatch(files, "[*?]")
                  StopWithMessage("The file " files " was not found.")
              NeedFolder(folder)
          }
          return paths
      }
    `,
    needs: ['FilesIn', 'NeedFolder', 'StopWithMessage'],
  },
  NeedFolder: {
    code: ahk`
      NeedFolder(folder) {
          if !DirExist(folder)
              StopWithMessage("The folder " folder " was not found.")
      }
    `,
    needs: ['StopWithMessage'],
  },
  MakeFolder: {
    code: ahk`
      MakeFolder(folder) {
          try DirCreate(folder)
          catch
              StopWithMessage("The folder " folder " could not be created.")
      }
    `,
    needs: ['StopWithMessage'],
  },
  FreePath: {
    code: ahk`
      ; A path that is not taken yet: "name (2).txt" if "name.txt" is taken.
      FreePath(path) {
          SplitPath(path, , &folder, &extension, &name)
          if DirExist(path)
              name .= extension = "" ? "" : "." extension, extension := ""
          free := path
          while FileExist(free)
              free := folder "\" name " (" A_Index + 1 ")" (extension = "" ? "" : "." extension)
          return free
      }
    `,
  },
  MovePath: {
    code: ahk`
      ; Moves or renames a file or folder and gives its new path. A new file may still be in use, so it tries for a while.
      MovePath(path, target) {
          if path == target
              return path
          if path = target
              path := MovePath(path, path " (renaming)") ; to Windows, a change in capitalization alone is no change
          else
              target := FreePath(target)
          Loop 10 {
              try {
                  if DirExist(path)
                      DirMove(path, target)
                  else
                      FileMove(path, target)
                  return target
              }
              Sleep(300)
          }
          TrayTip(path " cannot be moved. It may be open in another program.")
          return path
      }
    `,
    needs: ['FreePath'],
  },
  MoveFiles: {
    code: ahk`
      ; Moves files into a folder and gives the path of the last one.
      MoveFiles(files, folder) {
          newPath := ""
          for path in FilesToUse(files) {
              MakeFolder(folder)
              SplitPath(path, &name)
              newPath := MovePath(path, RTrim(folder, "\") "\" name)
          }
          return newPath
      }
    `,
    needs: ['FilesToUse', 'MakeFolder', 'MovePath'],
  },
  CopyFiles: {
    code: ahk`
      CopyFiles(files, folder) {
          for path in FilesToUse(files) {
              MakeFolder(folder)
              SplitPath(path, &name)
              target := FreePath(RTrim(folder, "\") "\" name)
              try {
                  if DirExist(path)
                      DirCopy(path, target)
                  else
                      FileCopy(path, target)
              } catch
                  TrayTip(path " cannot be copied. It may be open in another program.")
          }
      }
    `,
    needs: ['FilesToUse', 'MakeFolder', 'FreePath'],
  },
  FileAge: {
    code: ahk`
      ; How many days a file has been unchanged and in its place.
      FileAge(path) {
          return Min(DateDiff(A_Now, FileGetTime(path), "Days"), DateDiff(A_Now, FileGetTime(path, "C"), "Days"))
      }
    `,
  },
  RecycleFiles: {
    code: ahk`
      ; Moves files to the Recycle Bin: all of them, or those that are older than this many days.
      RecycleFiles(files, days := -1) {
          for path in FilesToUse(files)
              if days < 0 || FileAge(path) > days
                  try FileRecycle(path)
                  catch
                      TrayTip(path " cannot be deleted. It may be open in another program.")
      }
    `,
    needs: ['FilesToUse', 'FileAge'],
  },
  RenameFiles: {
    code: ahk`
      ; Gives each file the name that a function makes from its old one, and returns the path of the last file. The extension
      ; stays the same.
      RenameFiles(files, change) {
          newPath := ""
          for path in FilesToUse(files) {
              SplitPath(path, , &folder, &extension, &name)
              newName := FileNameFrom(change(name))
              if extension != "" && !RegExMatch(newName, "i)\.\Q" extension "\E$")
                  newName .= "." extension
              newPath := newName = "." extension ? path : MovePath(path, folder "\" newName)
          }
          return newPath
      }
    `,
    needs: ['FilesToUse', 'FileNameFrom', 'MovePath'],
  },
  NumberFiles: {
    code: ahk`
      ; Names files "name 001", "name 002" and so on, or "name_001" for "name_", and gives the path of the last.
      NumberFiles(files, change) {
          newPath := "", number := 0
          for path in FilesToUse(files) {
              SplitPath(path, , &folder, &extension, &name)
              newName := FileNameFrom(change(name))
              newName .= newName ~= "[_#-]$" ? "" : " "
              Loop {
                  number += 1
                  newPath := folder "\" newName Format("{:03}", number) (extension = "" ? "" : "." extension)
              } until newPath = path || !FileExist(newPath)
              newPath := MovePath(path, newPath)
          }
          return newPath
      }
    `,
    needs: ['FilesToUse', 'FileNameFrom', 'MovePath'],
  },
  ChangeExtension: {
    code: ahk`
      ; Gives files a different extension, and returns the path of the last one.
      ChangeExtension(files, extension) {
          newPath := ""
          for path in FilesToUse(files) {
              SplitPath(path, , &folder, , &name)
              newPath := MovePath(path, folder "\" name "." extension)
          }
          return newPath
      }
    `,
    needs: ['FilesToUse', 'MovePath'],
  },
  MakeFile: {
    code: ahk`
      ; Creates an empty file, with a number if the name is taken.
      MakeFile(path) {
          SplitPath(path, , &folder)
          MakeFolder(folder)
          FileAppend("", FreePath(path), "UTF-8-RAW")
      }
    `,
    needs: ['MakeFolder', 'FreePath'],
  },
  OpenNewFile: {
    code: ahk`
      ; Opens a file, creating it first if it does not exist.
      OpenNewFile(path) {
          SplitPath(path, , &folder)
          MakeFolder(folder)
          if !FileExist(path)
              FileAppend("", path, "UTF-8-RAW")
          try Run('"' path '"')
          catch
              Run('notepad.exe "' path '"') ; no program is set to open it
      }
    `,
    needs: ['MakeFolder'],
  },
  MakeShortcuts: {
    code: ahk`
      MakeShortcuts(files, folder) {
          for path in FilesToUse(files) {
              MakeFolder(folder)
              SplitPath(path, , , , &name)
              FileCreateShortcut(path, FreePath(RTrim(folder, "\") "\" name ".lnk"))
          }
      }
    `,
    needs: ['FilesToUse', 'MakeFolder', 'FreePath'],
  },
  HideFolder: {
    code: ahk`
      ; Hides a folder ("+"), shows it again ("-"), or toggles it ("^").
      HideFolder(folder, sign) {
          NeedFolder(folder)
          FileSetAttrib(sign "H", folder, "D")
          ToolTip(InStr(FileGetAttrib(folder), "H") ? "Hidden" : "Visible")
          SetTimer(ToolTip, -1500)
      }
    `,
    needs: ['NeedFolder'],
  },
  PrintFiles: {
    code: ahk`
      PrintFiles(files) {
          paths := FilesToUse(files)
          if paths.Length > 5 && MsgBox("Print " paths.Length " files?", , "YesNo Icon? 0x1000") = "No"
              Exit()
          for path in paths {
              try Run('print "' path '"', , "Hide")
              catch
                  StopWithMessage(path " cannot be printed: no program is set up to print it.")
              if A_Index < paths.Length
                  Sleep(5000) ; time for the program to open, print and close it
          }
      }
    `,
    needs: ['FilesToUse', 'StopWithMessage'],
  },
} as const satisfies Library;
