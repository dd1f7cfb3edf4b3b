import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';

export const backUpFolder = action({
  id: 'back-up-folder',
  title: 'Copy a folder to a new folder with the date in its name',
  slots: {
    folder: path('folder to back up', 'Documents'),
    to: path('place for the copies', 'D:\\Backup'),
  },
  code: ({ folder, to }) => ahk`
  backupFolder := ${folderExpression(to)} "\" FormatTime(, "yyyy-MM-dd HH-mm")
  DirCopy(${folderExpression(folder)}, backupFolder)
  TrayTip("Saved in " backupFolder, "Backup done")
`,
});
