import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';

export const openFolder = action({
  id: 'open-folder',
  title: 'Open a folder',
  slots: { folder: path('folder to open') },
  code: ({ folder }) => ahk`Run(${folderExpression(folder)})`,
});
