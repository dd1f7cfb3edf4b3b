import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** What is in files. */
export const FILE_TEXTS = {
  ReadText: {
    code: ahk`
      ; The text of a file. One that is not UTF-8 was written by an older program.
      ReadText(path) {
          try {
              text := FileRead(path, "\`n UTF-8")
              return InStr(text, Chr(0xFFFD)) ? FileRead(path, "\`n CP0") : text
          }
          StopWithMessage("The file " path " cannot be read.")
      }
    `,
    needs: ['StopWithMessage'],
  },
  WriteText: {
    code: ahk`
      ; Writes text to a file. What this script finds there the first time goes to the Recycle Bin.
      WriteText(path, text) {
          static written := Map()
          SplitPath(path, , &folder)
          MakeFolder(folder)
          try {
              if !written.Has(path) && FileExist(path)
                  FileRecycle(path)
              written[path] := true
              file := FileOpen(path, "w \`n", TextEncoding(path))
              file.Write(text)
              file.Close()
          } catch
              StopWithMessage("The file " path " cannot be written. It may be open in another program.")
      }
    `,
    needs: ['MakeFolder', 'TextEncoding', 'StopWithMessage'],
  },
  TextOrEnd: {
    code: ahk`
      ; Text; if there is none, the rule ends
      TextOrEnd(text) {
          if text = ""
              Exit()
          return text
      }
    `,
  },
  AppendLine: {
    code: ahk`
      ; Adds a line at the end of a file.
      AppendLine(path, text) {
          SplitPath(path, , &folder)
          MakeFolder(folder)
          try {
              before := FileExist(path) ? FileRead(path, "UTF-8") : ""
              lineBreak := before = "" || SubStr(before, -1) = "\`n" ? "" : "\`n"
              FileAppend(lineBreak text "\`n", path, "\`n " TextEncoding(path))
          } catch
              StopWithMessage("The file " path " cannot be written. It may be open in another program.")
      }
    `,
    needs: ['MakeFolder', 'TextEncoding', 'StopWithMessage'],
  },
  TextEncoding: {
    code: ahk`
      ; Excel recognizes a table as UTF-8 only if it begins with a byte order mark; other programs have trouble with the mark.
      TextEncoding(path) => path ~= "i)\.csv$" ? "UTF-8" : "UTF-8-RAW"
    `,
  },
  ChangeTexts: {
    code: ahk`
      ; Changes the text of files. The old ones go to the Recycle Bin.
      ChangeTexts(files, change) {
          for path in FilesToUse(files) {
              before := ReadText(path), after := change(before)
              if before == after
                  continue
              try {
                  FileAppend(after, path ".new", "\`n " TextEncoding(path))
                  FileRecycle(path)
                  FileMove(path ".new", path)
              } catch
                  StopWithMessage("The file " path " cannot be changed. It may be open in another program.")
          }
      }
    `,
    needs: ['FilesToUse', 'ReadText', 'TextEncoding', 'StopWithMessage'],
  },
  MergeFiles: {
    code: ahk`
      ; Joins text files into one. A table's header is included only once.
      MergeFiles(files, target) {
          merged := "", head := ""
          for path in FilesToUse(files) {
              if path = target
                  continue
              text := RTrim(ReadText(path), "\`n")
              firstLine := StrSplit(text, "\`n")[1]
              if head = ""
                  head := firstLine
              else if target ~= "i)\.csv$" && firstLine = head
                  text := SubStr(text, StrLen(head) + 2)
              merged .= text "\`n"
          }
          if merged != ""
              WriteText(target, merged)
      }
    `,
    needs: ['FilesToUse', 'ReadText', 'WriteText'],
  },
  ListFiles: {
    code: ahk`
      ; Writes the names of what is in a folder into a file.
      ListFiles(folder, target) {
          NeedFolder(folder)
          names := ""
          Loop Files folder "\*", "FD"
              if !InStr(A_LoopFileAttrib, "H") && A_LoopFilePath != target
                  names .= A_LoopFileName "\`n"
          WriteText(target, Sort(names))
      }
    `,
    needs: ['NeedFolder', 'WriteText'],
  },
} as const satisfies Library;
