import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';
import { folderOrChosen } from './explorer.ts';
import { fileType } from './file-types.ts';

export const deleteFilesOfType = action({
  id: 'delete-files-of-type',
  title: 'Put all files of one kind in a folder into the recycle bin',
  slots: { type: fileType('kind of files'), folder: path('folder with the files', '') },
  code: ({ type, folder }) => ahk`RecycleFiles(${folderOrChosen(folder)}, "*.${type}")`,
  needs: () => ahk`
  RecycleFiles(folder, pattern) {
      if folder = ""
          return ; nothing was chosen
      paths := []
      Loop Files folder "\" pattern
          paths.Push(A_LoopFilePath)
      question := "Move " paths.Length " files of " folder " to the recycle bin?"
      if paths.Length && MsgBox(question, "Delete files", "YesNo Icon?") = "Yes"
          for path in paths
              try FileRecycle(path)
  }
`,
});
