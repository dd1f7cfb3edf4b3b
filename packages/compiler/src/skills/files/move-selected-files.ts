import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { choice, path } from '../slot.ts';
import { SELECTED_FILES } from './explorer.ts';

const WAYS = { Move: ['move', 'send', 'put', 'file away'], Copy: ['copy', 'duplicate'] };

export const moveSelectedFiles = action({
  id: 'move-selected-files',
  title: 'Move or copy the selected files to a certain folder',
  slots: { to: path('folder they go to', 'Documents'), way: choice('way', WAYS, 'Move') },
  code: ({ to, way }) => ahk`
  DirCreate(${folderExpression(to)})
  for selectedPath in SelectedFiles()
      try ${way === 'Move' ? 'FileMove' : 'FileCopy'}(selectedPath, ${folderExpression(to)})
`,
  needs: () => SELECTED_FILES,
});
