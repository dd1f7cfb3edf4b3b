import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';
import { folderOrChosen } from './explorer.ts';

export const findDuplicateFiles = action({
  id: 'find-duplicate-files',
  title: 'List the files of a folder that seem to be there twice',
  slots: { folder: path('folder', '') },
  code: ({ folder }) => ahk`ListDuplicates(${folderOrChosen(folder)})`,
  needs: () => ahk`
  ; Files of the same size whose first thousand characters agree. Nothing is deleted.
  ListDuplicates(folder) {
      if folder = ""
          return ; nothing was chosen
      seen := Map(), report := ""
      Loop Files folder "\*", "R" { ; R: in the folders below it too
          try
              mark := A_LoopFileSize " " FileRead(A_LoopFilePath, "m1000 CP1252")
          catch
              continue ; it is in use
          if A_LoopFileSize > 0 && seen.Has(mark)
              report .= A_LoopFilePath "\`n    = " seen[mark] "\`n"
          seen[mark] := A_LoopFilePath
      }
      list := A_Temp "\duplicates.txt"
      try FileDelete(list)
      FileAppend(report = "" ? "No duplicates were found." : report, list, "UTF-8")
      Run(list)
  }
`,
});
