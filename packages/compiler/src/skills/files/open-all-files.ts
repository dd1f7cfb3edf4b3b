import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';
import { folderOrChosen } from './explorer.ts';
import { fileType } from './file-types.ts';
import { GATHER_VISIBLE_FILES } from './visible-files.ts';

export const openAllFiles = action({
  id: 'open-all-files',
  title: 'Open all files of a folder at once',
  slots: { folder: path('folder with the files', ''), type: fileType('kind of files') },
  code: ({ folder, type }) => ahk`OpenFiles(${folderOrChosen(folder)}, "*.${type}")`,
  needs: () => ahk`
  OpenFiles(folder, pattern) {
      ${GATHER_VISIBLE_FILES}
      if paths.Length > 15 && MsgBox("Open " paths.Length " files?", , "YesNo Icon?") = "No"
          return
      for path in paths
          Run(path)
  }
`,
});
