import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';
import { fileType } from './file-types.ts';

export const sortFilesByMonth = action({
  id: 'sort-files-by-month',
  title: 'Sort the files of a folder into folders by month',
  slots: { folder: path('folder to sort', 'Pictures'), type: fileType('kind of files') },
  code: ({ folder, type }) => ahk`SortFilesByMonth(${folderExpression(folder)}, "*.${type}")`,
  needs: () => ahk`
  ; Moves the files into folders such as 2025-03, by the month in which they were last changed.
  SortFilesByMonth(folder, pattern) {
      Loop Files folder "\" pattern {
          target := folder "\" FormatTime(A_LoopFileTimeModified, "yyyy-MM")
          DirCreate(target)
          try FileMove(A_LoopFilePath, target "\") ; stays if there is one of that name already
      }
  }
`,
});
