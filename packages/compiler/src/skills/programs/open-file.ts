import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';

export const openFile = action({
  id: 'open-file',
  title: 'Open a file',
  slots: { file: path('file to open') },
  code: ({ file }) => ahk`Run(${folderExpression(file)})`,
});
