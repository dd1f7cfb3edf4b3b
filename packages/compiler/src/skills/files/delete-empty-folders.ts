import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';
import { folderOrChosen } from './explorer.ts';

export const deleteEmptyFolders = action({
  id: 'delete-empty-folders',
  title: 'Delete the empty folders below a folder',
  slots: { folder: path('folder to clean', '') },
  code: ({ folder }) => ahk`DeleteEmptyFolders(${folderOrChosen(folder)})`,
  needs: () => ahk`
  DeleteEmptyFolders(top) {
      if top = ""
          return ; nothing was chosen
      folders := []
      Loop Files top "\*", "DR"
          folders.InsertAt(1, A_LoopFilePath) ; the deepest first
      count := 0
      for folder in folders
          try {
              DirDelete(folder) ; fails on its own for a folder that is not empty
              count += 1
          }
      MsgBox(count " empty folders were deleted.")
  }
`,
});
