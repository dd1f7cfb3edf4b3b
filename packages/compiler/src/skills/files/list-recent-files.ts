import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { number, path } from '../slot.ts';

export const listRecentFiles = action({
  id: 'list-recent-files',
  title: 'A menu of the files of a folder that were changed last, to open one',
  slots: { folder: path('folder', 'Documents'), count: number('number of files', 15) },
  code: ({ folder, count }) => ahk`ShowRecentFiles(${folderExpression(folder)}, ${Math.max(1, Math.round(count))})`,
  needs: () => ahk`
  ShowRecentFiles(folder, count) {
      lines := ""
      Loop Files folder "\*", "R" ; R: in the folders below it too
          if !InStr(A_LoopFileAttrib, "H") ; hidden files are left out
              lines .= A_LoopFileTimeModified " " A_LoopFilePath "\`n"
      if lines = ""
          return
      recent := Menu()
      Loop Parse Sort(RTrim(lines, "\`n"), "R"), "\`n" { ; R: the newest first
          if A_Index > count
              break
          AddRecentFile(recent, SubStr(A_LoopField, 16), FormatTime(SubStr(A_LoopField, 1, 14), "dd MMM HH:mm"))
      }
      recent.Show()
  }

  AddRecentFile(recent, path, time) {
      SplitPath(path, &name)
      recent.Add(StrReplace(name, "&", "&&") "\`t" time, (*) => Run(path))
  }
`,
});
