import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';

export const syncFolders = action({
  id: 'sync-folders',
  title: 'Copy what is new or changed from one folder to another',
  slots: {
    from: path('folder to copy from', 'Documents'),
    to: path('folder to copy to', 'D:\\Documents'),
  },
  code: ({ from, to }) => ahk`
  ; /E takes the subfolders too, /XO leaves out files that are not newer. Nothing is deleted.
  RunWait('robocopy "' ${folderExpression(from)} '" "' ${folderExpression(to)} '" /E /XO', , "Hide")
  TrayTip("The folders are up to date.", "Sync done")
`,
});
