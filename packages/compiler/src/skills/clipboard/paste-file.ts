import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';
import { PASTE_TEXT } from './selected-text.ts';

export const pasteFile = action({
  id: 'paste-file',
  title: 'Paste the contents of a text file',
  slots: { file: path('text file', 'Documents\\template.txt') },
  code: ({ file }) => ahk`PasteText(FileRead(${folderExpression(file)}, "UTF-8"))`,
  needs: () => PASTE_TEXT,
});
