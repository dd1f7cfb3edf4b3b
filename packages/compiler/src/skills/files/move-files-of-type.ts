import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { choice, path } from '../slot.ts';
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
  },
  code: ({ type, from, to, way }) => ahk`
  DirCreate(${folderExpression(to)})
  File${way}(${folderExpression(from)} "\*.${type}", ${folderExpression(to)})
`,
});
