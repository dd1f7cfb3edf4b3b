import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';
import { folderOrChosen } from './explorer.ts';
import { fileType } from './file-types.ts';

export const mergeTextFiles = action({
  id: 'merge-text-files',
  title: 'Join all text files of a folder into one',
  slots: {
    folder: path('folder with the files', ''),
    to: path('file to write', ''),
    type: fileType('kind of files'),
  },
  code: ({ folder: said, to: file, type }) => {
    // "draft.txt" alone is the file to write, and no folder.
    const [folder, to] = isFile(said) && !file ? ['', said] : [said, file];
    const pattern = `"*.${type === '*' ? 'txt' : type}"`;
    return `MergeFiles(${folderOrChosen(folder)}, ${pattern}${to ? `, ${isBare(to) ? quoteString(to) : folderExpression(to)}` : ''})`;
  },
  needs: () => ahk`
  ; Joins the files in the order of their names. A target without a folder is put next to them.
  MergeFiles(folder, pattern, target := "") {
      if folder = ""
          return ; nothing was chosen
      if target = ""
          target := A_Desktop "\merged " FormatTime(, "yyyy-MM-dd HH-mm-ss") ".txt"
      else if !InStr(target, "\")
          target := folder "\" target
      try FileRecycle(target) ; the one of the last time
      merged := ""
      Loop Files folder "\" pattern
          merged .= FileRead(A_LoopFilePath, "UTF-8") "\`r\`n"
      FileAppend(merged, target, "UTF-8")
      Run(target)
  }
`,
});

function isFile(path: string): boolean {
  return /\.[a-z]{2,4}$/i.test(path);
}

function isBare(path: string): boolean {
  return !/[\\/]/.test(path);
}
