import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { choice, duration, optional, path } from '../slot.ts';
import { fileType } from './file-types.ts';

const WAYS = { Move: ['move', 'put', 'shift'], Copy: ['copy', 'duplicate'] };

export const moveFilesOfType = action({
  id: 'move-files-of-type',
  title: 'Move or copy all files of one kind from a folder to another',
  slots: {
    type: fileType('kind of files'),
    from: path('folder they are in', 'Downloads'),
    to: path('folder they go to', 'Documents'),
    way: choice('way', WAYS, 'Move'),
    age: optional(duration('age of the files')),
  },
  code: ({ type, from, to, way, age }) => {
    const files = `${folderExpression(from)} "\\*.${type}"`;
    const days = age === '' ? 0 : Math.floor(age / 86_400_000);
    if (days === 0)
      return ahk`
        DirCreate(${folderExpression(to)})
        File${way}(${files}, ${folderExpression(to)})
      `;
    return ahk`
      DirCreate(${folderExpression(to)})
      Loop Files ${files}
          if DateDiff(A_Now, A_LoopFileTimeModified, "Days") >= ${days}
              try File${way}(A_LoopFilePath, ${folderExpression(to)})
    `;
  },
});
