import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';

export const compareFolders = action({
  id: 'compare-folders',
  title: 'List the files that are missing or different in one of two folders',
  slots: { first: path('first folder', 'Documents'), second: path('second folder', 'D:\\Documents') },
  code: ({ first, second }) => ahk`CompareFolders(${folderExpression(first)}, ${folderExpression(second)})`,
  needs: () => ahk`
  CompareFolders(first, second) {
      report := MissingIn(first, second, true) MissingIn(second, first, false)
      MsgBox(report = "" ? "Both folders have the same files." : SubStr(report, 1, 3000), "Comparison")
  }

  ; The files of one folder that the other has not, or has in another size
  MissingIn(folder, other, withSizes) {
      report := ""
      Loop Files folder "\*", "R" { ; R: in the folders below it too
          twin := other SubStr(A_LoopFilePath, StrLen(folder) + 1)
          if !FileExist(twin)
              report .= "Not in " other ": " SubStr(A_LoopFilePath, StrLen(folder) + 2) "\`n"
          else if withSizes && FileGetSize(twin) != A_LoopFileSize
              report .= "Different: " SubStr(A_LoopFilePath, StrLen(folder) + 2) "\`n"
      }
      return report
  }
`,
});
