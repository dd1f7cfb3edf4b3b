import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { path, text } from '../slot.ts';
import { folderOrChosen } from './explorer.ts';
import { fileType } from './file-types.ts';

export const replaceInFiles = action({
  id: 'replace-in-files',
  title: 'Replace a text in all text files of a folder',
  slots: {
    find: text('text to find'),
    replacement: text('text to put in its place', ''),
    type: fileType('kind of files'),
    folder: path('folder with the files', ''),
  },
  code: ({ find, replacement, type, folder }) =>
    ahk`ReplaceInFiles(${folderOrChosen(folder)}, "*.${type === '*' ? 'txt' : type}", ${quoteString(find)}, ${quoteString(replacement)})`,
  needs: () => ahk`
  ReplaceInFiles(folder, pattern, find, replacement) {
      if folder = ""
          return ; nothing was chosen
      changed := 0
      Loop Files folder "\" pattern, "R" ; R: in the folders below it too
      {
          before := FileRead(A_LoopFilePath, "UTF-8")
          after := StrReplace(before, find, replacement, true)
          if before == after
              continue
          FileCopy(A_LoopFilePath, A_LoopFilePath ".bak", true) ; keeps the old one
          FileOpen(A_LoopFilePath, "w", "UTF-8-RAW").Write(after)
          changed += 1
      }
      MsgBox(changed " files were changed.")
  }
`,
});
