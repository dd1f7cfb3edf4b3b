import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';
import { CURRENT_FOLDER, folderOrCurrent } from './explorer.ts';
import { fileType } from './file-types.ts';

export const countFiles = action({
  id: 'count-files',
  title: 'Count the files of a folder',
  slots: { folder: path('folder', ''), type: fileType('kind of files') },
  code: ({ folder, type }) => ahk`
  fileCount := 0
  Loop Files ${folderOrCurrent(folder)} "\*.${type}"
      fileCount += 1
  MsgBox(fileCount " files")
`,
  needs: ({ folder }) => (folder ? '' : CURRENT_FOLDER),
});
