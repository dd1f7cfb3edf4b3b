import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { path, text } from '../slot.ts';
import { folderOrChosen } from './explorer.ts';

export const replaceInFileNames = action({
  id: 'replace-in-file-names',
  title: 'Replace or remove a text in the names of the files of a folder',
  slots: {
    find: text('text in the names', '_'),
    replacement: text('text to put in its place', ' '),
    folder: path('folder with the files', ''),
  },
  code: ({ find, replacement, folder }) =>
    ahk`ReplaceInNames(${folderOrChosen(folder)}, ${quoteString(find)}, ${quoteString(replacement)})`,
  needs: () => ahk`
  ReplaceInNames(folder, find, replacement) {
      if folder = ""
          return ; nothing was chosen
      paths := []
      Loop Files folder "\*"
          if InStr(A_LoopFileName, find)
              paths.Push(A_LoopFilePath)
      for oldPath in paths {
          SplitPath(oldPath, &name)
          try FileMove(oldPath, folder "\" StrReplace(name, find, replacement))
      }
      MsgBox(paths.Length " files were renamed.")
  }
`,
});
