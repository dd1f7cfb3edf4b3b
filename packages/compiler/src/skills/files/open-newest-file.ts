import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';
import { fileType } from './file-types.ts';

export const openNewestFile = action({
  id: 'open-newest-file',
  title: 'Open the newest file of a folder',
  slots: { folder: path('folder', 'Downloads'), type: fileType('kind of file') },
  code: ({ folder, type }) => ahk`OpenNewestFile(${folderExpression(folder)}, "*.${type}")`,
  needs: () => ahk`
  OpenNewestFile(folder, pattern) {
      newest := "", newestTime := 0
      Loop Files folder "\" pattern
          if A_LoopFileTimeModified > newestTime {
              newest := A_LoopFilePath
              newestTime := A_LoopFileTimeModified
          }
      if newest != ""
          Run(newest)
  }
`,
});
