import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';
import { fileType } from './file-types.ts';

export const openRandomFile = action({
  id: 'open-random-file',
  title: 'Open a random file of a folder',
  slots: { folder: path('folder', 'Music'), type: fileType('kind of file') },
  code: ({ folder, type }) => ahk`OpenRandomFile(${folderExpression(folder)}, "*.${type}")`,
  needs: () => ahk`
  OpenRandomFile(folder, pattern) {
      found := []
      Loop Files folder "\" pattern, "R" ; R: in the folders below it too
          found.Push(A_LoopFilePath)
      if found.Length
          Run(found[Random(1, found.Length)])
  }
`,
});
