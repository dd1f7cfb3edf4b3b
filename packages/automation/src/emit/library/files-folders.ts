import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** Whole folders: sorted, copied, searched. */
export const FOLDER_HELPERS = {
  BackUpFolder: {
    code: ahk`
      ; Copies a folder into a new one with the date in its name.
      BackUpFolder(folder, place) {
          NeedFolder(folder)
          KeepApart(folder, place)
          SplitPath(RTrim(folder, "\"), &name)
          target := FreePath(RTrim(place, "\") "\" Trim(name " " FormatTime(, "yyyy-MM-dd HH-mm")))
          MakeFolder(place)
          try {
              DirCopy(folder, target)
              TrayTip("Saved in " target)
          } catch
              StopWithMessage("Not everything in " folder " could be copied to " target ".")
      }
    `,
    needs: ['NeedFolder', 'KeepApart', 'FreePath', 'MakeFolder', 'StopWithMessage'],
  },
  KeepApart: {
    code: ahk`
      ; A folder cannot be copied into itself.
      KeepApart(folder, target) {
          first := RTrim(folder, "\") "\", second := RTrim(target, "\") "\"
          if InStr(first, second) = 1 || InStr(second, first) = 1
              StopWithMessage("One of the folders " folder " and " target " is inside the other.")
      }
    `,
    needs: ['StopWithMessage'],
  },
  SyncFolder: {
    code: ahk`
      ; Makes the second folder the same as the first. What is replaced or deleted there goes to the Recycle Bin.
      SyncFolder(folder, target) {
          folder := RTrim(folder, "\"), target := RTrim(target, "\")
          NeedFolder(folder)
          KeepApart(folder, target)
          if !FileExist(folder "\*")
              StopWithMessage("The folder " folder " is empty. Nothing was changed.")
          MakeFolder(target)
          failed := 0
          Loop Files folder "\*", "FDR" {
              copy := target SubStr(A_LoopFilePath, StrLen(folder) + 1)
              try {
                  if InStr(A_LoopFileAttrib, "D")
                      DirCreate(copy)
                  else if !FileExist(copy)
                      FileCopy(A_LoopFilePath, copy)
                  else if FileGetTime(copy) != A_LoopFileTimeModified || FileGetSize(copy) != A_LoopFileSize {
                      FileRecycle(copy)
                      FileCopy(A_LoopFilePath, copy)
                  }
              } catch
                  failed += 1
          }
          gone := []
          Loop Files target "\*", "FDR"
              if !FileExist(folder SubStr(A_LoopFilePath, StrLen(target) + 1))
                  gone.Push(A_LoopFilePath)
          for path in gone
              if FileExist(path) ; it may have gone with its folder
                  try FileRecycle(path)
                  catch
                      failed += 1
          TrayTip(failed ? failed " files in use were left out." : "The folders now match.")
      }
    `,
    needs: ['NeedFolder', 'KeepApart', 'MakeFolder', 'StopWithMessage'],
  },
  SortFiles: {
    code: ahk`
      ; Sorts the files of a folder into folders: by "type", "month" or "year".
      SortFiles(folder, by) {
          static types := Map("Pictures", "jpg jpeg png gif webp bmp heic svg tif tiff", "Documents", "pdf doc docx xls xlsx ppt pptx txt odt ods rtf csv"
              , "Music", "mp3 wav flac m4a ogg wma", "Videos", "mp4 mkv avi mov wmv webm", "Archives", "zip rar 7z tar gz", "Programs", "exe msi")
          NeedFolder(folder)
          for path in FilesIn(folder "\*") {
              SplitPath(path, &name, , &extension)
              kind := by = "type" ? TypeOf(extension) : FormatTime(FileGetTime(path), by = "month" ? "yyyy-MM" : "yyyy")
              if kind = ""
                  continue
              MakeFolder(folder "\" kind)
              MovePath(path, folder "\" kind "\" name)
          }

          TypeOf(extension) {
              for name, extensions in types
                  if extension != "" && InStr(" " extensions " ", " " extension " ")
                      return name
              return ""
          }
      }
    `,
    needs: ['NeedFolder', 'FilesIn', 'MakeFolder', 'MovePath'],
  },
  FlattenFolder: {
    code: ahk`
      ; Moves all files from the subfolders into the folder itself.
      FlattenFolder(folder) {
          NeedFolder(folder)
          paths := []
          Loop Files folder "\*", "DR"
              Loop Files A_LoopFilePath "\*"
                  if !InStr(A_LoopFileAttrib, "H")
                      paths.Push(A_LoopFilePath)
          if paths.Length = 0 || MsgBox("Move " paths.Length " files up into " folder "?", , "YesNo Icon? 0x1000") = "No"
              return
          for path in paths {
              SplitPath(path, &name)
              MovePath(path, folder "\" name)
          }
      }
    `,
    needs: ['NeedFolder', 'MovePath'],
  },
  DeleteEmptyFolders: {
    code: ahk`
      DeleteEmptyFolders(top) {
          NeedFolder(top)
          folders := [], count := 0
          Loop Files top "\*", "DR"
              folders.InsertAt(1, A_LoopFilePath) ; the deepest first
          for folder in folders
              try {
                  DirDelete(folder) ; fails by itself for a folder that is not empty
                  count += 1
              }
          ToolTip(count " empty folders deleted")
          SetTimer(ToolTip, -2000)
      }
    `,
    needs: ['NeedFolder'],
  },
  FindFiles: {
    code: ahk`
      ; Lists the files in a folder and its subfolders whose names contain these words.
      FindFiles(folder, words) {
          NeedFolder(folder)
          paths := []
          Loop Files folder "\*", "FDR"
              if words = "" || InStr(A_LoopFileName, words)
                  paths.Push([A_LoopFilePath])
          ShowPaths(paths.Length " found: " words, ["File"], paths)
      }
    `,
    needs: ['NeedFolder', 'ShowPaths'],
  },
  FindDuplicates: {
    code: ahk`
      ; Lists the files in a folder and its subfolders that exist more than once. Nothing is deleted.
      FindDuplicates(folder) {
          NeedFolder(folder)
          sizes := Map(), pairs := []
          Loop Files folder "\*", "R" {
              if A_LoopFileSize = 0
                  continue
              if !sizes.Has(A_LoopFileSize)
                  sizes[A_LoopFileSize] := []
              same := sizes[A_LoopFileSize], isDouble := false
              for path in same
                  if isDouble := SameContent(path, A_LoopFilePath) {
                      pairs.Push([A_LoopFilePath, path])
                      break
                  }
              if !isDouble
                  same.Push(A_LoopFilePath)
          }
          ShowPaths(pairs.Length " duplicates", ["File", "is the same as"], pairs)
      }
    `,
    needs: ['NeedFolder', 'SameContent', 'ShowPaths'],
  },
  SameContent: {
    code: ahk`
      ; Whether two files of the same size are the same, compared in chunks.
      SameContent(first, second) {
          portion := 1048576, one := Buffer(portion), other := Buffer(portion)
          try
              firstFile := FileOpen(first, "r-d"), secondFile := FileOpen(second, "r-d")
          catch
              return false ; one is in use
          while count := firstFile.RawRead(one) {
              secondFile.RawRead(other, count)
              if DllCall("msvcrt\memcmp", "Ptr", one, "Ptr", other, "Ptr", count, "Cdecl Int")
                  return false
          }
          return true
      }
    `,
  },
  ShowPaths: {
    code: ahk`
      ; Files in a list; a double-click shows one in its folder.
      ShowPaths(title, heads, rows) {
          window := Gui("+Resize", title)
          list := window.AddListView("w760 h400", heads)
          for row in rows
              list.Add(, row*)
          Loop heads.Length
              list.ModifyCol(A_Index, rows.Length ? "Auto" : "AutoHdr")
          list.OnEvent("DoubleClick", (list, row) => row && Run('explorer.exe /select,"' list.GetText(row) '"'))
          window.OnEvent("Size", (window, minMax, width, height) => list.Move(, , width - 24, height - 20))
          window.OnEvent("Escape", (*) => window.Destroy())
          window.Show()
      }
    `,
  },
  ZipFiles: {
    code: ahk`
      ; Zips files into a new file; a folder is zipped with all its subfolders.
      ZipFiles(files, zipFile) {
          paths := FilesToUse(files)
          if RegExMatch(files, "\\\*(\.\*)?$")
              Loop Files files, "D"
                  if !InStr(A_LoopFileAttrib, "H")
                      paths.Push(A_LoopFilePath)
          if paths.Length = 0
              StopWithMessage("There is nothing to zip.")
          zipFile := FreePath(zipFile ~= "i)\.zip$" ? zipFile : zipFile ".zip")
          SplitPath(zipFile, , &folder)
          MakeFolder(folder)
          lines := ""
          for path in paths
              lines .= path "\`r\`n"
          list := A_Temp "\files to pack " A_TickCount ".txt"
          FileAppend(lines, list, "UTF-16")
          RunPowerShell("Compress-Archive -LiteralPath (Get-Content -LiteralPath $env:TEXT1) -DestinationPath $env:TEXT2", list, zipFile)
          FileDelete(list)
          if !FileExist(zipFile)
              StopWithMessage("The files could not be zipped. One of them may be open in another program.")
          TrayTip(zipFile, "Zipped")
      }
    `,
    needs: ['FilesToUse', 'FreePath', 'MakeFolder', 'RunPowerShell', 'StopWithMessage'],
  },
  UnzipFiles: {
    code: ahk`
      ; Unzips zip files, each into a new folder with the same name.
      UnzipFiles(files, place := "") {
          for path in FilesToUse(files) {
              SplitPath(path, , &folder, &extension, &name)
              if extension != "zip"
                  continue
              target := FreePath(RTrim(place || folder, "\") "\" name)
              MakeFolder(target)
              if RunPowerShell("Expand-Archive -LiteralPath $env:TEXT1 -DestinationPath $env:TEXT2 -ErrorAction Stop", path, target)
                  StopWithMessage(path " could not be unzipped.")
          }
      }
    `,
    needs: ['FilesToUse', 'FreePath', 'MakeFolder', 'RunPowerShell', 'StopWithMessage'],
  },
  RunPowerShell: {
    code: ahk`
      ; Runs a command without a window and gives its exit code. It finds the texts in $env:TEXT1, $env:TEXT2 ...
      RunPowerShell(command, texts*) {
          for text in texts
              EnvSet("TEXT" A_Index, text)
          try return RunWait('powershell.exe -NoProfile -ExecutionPolicy Bypass -Command "' command '"', , "Hide")
          return 1
      }
    `,
  },
  ResizePictures: {
    code: ahk`
      ; Puts a smaller copy next to each picture that is wider than this many pixels.
      ResizePictures(files, width) {
          for path in FilesToUse(files) {
              SplitPath(path, , &folder, &extension, &name)
              if !(extension ~= "i)^(jpe?g|png|bmp|gif|tiff?)$")
                  continue
              image := ComObject("WIA.ImageFile")
              image.LoadFile(path)
              if image.Width <= width
                  continue
              scaling := ComObject("WIA.ImageProcess")
              scaling.Filters.Add(scaling.FilterInfos.Item["Scale"].FilterID)
              scaling.Filters.Item[1].Properties.Item["MaximumWidth"].Value := width
              scaling.Filters.Item[1].Properties.Item["MaximumHeight"].Value := image.Height
              scaling.Apply(image).SaveFile(FreePath(folder "\" name " (" width ")." extension))
          }
      }
    `,
    needs: ['FilesToUse', 'FreePath'],
  },
  ConvertPictures: {
    code: ahk`
      ; Puts a copy in another format next to each picture.
      ConvertPictures(files, format) {
          static formats := Map("bmp", "AB", "jpg", "AE", "jpeg", "AE", "png", "AF", "gif", "B0", "tif", "B1", "tiff", "B1")
          if !formats.Has(format)
              StopWithMessage("Pictures cannot be converted to " format ", only to jpg, png, bmp, gif, or tif.")
          format := StrLower(format), id := "{B96B3C" formats[format] "-0728-11D3-9D7B-0000F81EF32E}"
          for path in FilesToUse(files) {
              SplitPath(path, , &folder, &extension, &name)
              if !(extension ~= "i)^(jpe?g|png|bmp|gif|tiff?)$") || extension = format
                  continue
              image := ComObject("WIA.ImageFile")
              image.LoadFile(path)
              conversion := ComObject("WIA.ImageProcess")
              conversion.Filters.Add(conversion.FilterInfos.Item["Convert"].FilterID)
              conversion.Filters.Item[1].Properties.Item["FormatID"].Value := id
              conversion.Apply(image).SaveFile(FreePath(folder "\" name "." format))
          }
      }
    `,
    needs: ['FilesToUse', 'FreePath', 'StopWithMessage'],
  },
} as const satisfies Library;
