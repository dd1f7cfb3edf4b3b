import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { path, text } from '../slot.ts';
import { folderOrChosen } from './explorer.ts';
import { fileType } from './file-types.ts';

export const renameNumbered = action({
  id: 'rename-numbered',
  title: 'Rename the files of a folder to a name with numbers',
  slots: {
    name: text('new name of the files', 'file'),
    type: fileType('kind of files'),
    folder: path('folder with the files', ''),
  },
  code: ({ name, type, folder }) => ahk`RenameNumbered(${folderOrChosen(folder)}, "*.${type}", ${quoteString(name)})`,
  needs: () => ahk`
  ; Renames the files to "name 001", "name 002" and so on.
  RenameNumbered(folder, pattern, name) {
      if folder = ""
          return ; nothing was chosen
      paths := []
      Loop Files folder "\" pattern
          paths.Push(A_LoopFilePath)
      for number, oldPath in paths {
          SplitPath(oldPath, , , &extension)
          try FileMove(oldPath, folder "\" name " " Format("{:03}", number) "." extension)
      }
      MsgBox(paths.Length " files were renamed.")
  }
`,
});
