import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';
import { folderOrChosen } from './explorer.ts';
import { fileType } from './file-types.ts';

export const mergeTextFiles = action({
  id: 'merge-text-files',
  title: 'Join all text files of a folder into one',
  slots: { folder: path('folder with the files', ''), type: fileType('kind of files') },
  code: ({ folder, type }) => ahk`MergeFiles(${folderOrChosen(folder)}, "*.${type === '*' ? 'txt' : type}")`,
  needs: () => ahk`
  MergeFiles(folder, pattern) {
      if folder = ""
          return ; nothing was chosen
      merged := ""
      Loop Files folder "\" pattern
          merged .= FileRead(A_LoopFilePath, "UTF-8") "\`r\`n"
      target := A_Desktop "\merged " FormatTime(, "yyyy-MM-dd HH-mm-ss") ".txt"
      FileAppend(merged, target, "UTF-8")
      Run(target)
  }
`,
});
