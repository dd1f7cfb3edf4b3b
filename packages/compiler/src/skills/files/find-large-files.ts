import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { number, path } from '../slot.ts';
import { folderOrChosen } from './explorer.ts';

export const findLargeFiles = action({
  id: 'find-large-files',
  title: 'List the biggest files of a folder and its sub-folders',
  slots: { folder: path('folder', ''), count: number('number of files', 20) },
  code: ({ folder, count }) => ahk`ListLargeFiles(${folderOrChosen(folder)}, ${Math.max(1, Math.round(count))})`,
  needs: () => ahk`
  ListLargeFiles(folder, count) {
      if folder = ""
          return ; nothing was chosen
      lines := ""
      Loop Files folder "\*", "R" ; R: in the folders below it too
          lines .= Format("{:012} {}\`n", A_LoopFileSize, A_LoopFilePath)
      largest := ""
      Loop Parse Sort(RTrim(lines, "\`n"), "R"), "\`n" { ; R: the largest first
          if A_Index > count
              break
          largest .= Round(SubStr(A_LoopField, 1, 12) / 1048576, 1) " MB  " SubStr(A_LoopField, 14) "\`n"
      }
      MsgBox(largest = "" ? "There are no files." : largest, "Largest files")
  }
`,
});
