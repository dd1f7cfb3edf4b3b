import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';
import { folderOrChosen } from './explorer.ts';

export const flattenFolder = action({
  id: 'flatten-folder',
  title: 'Move all files out of the sub-folders into the folder itself',
  slots: { folder: path('folder with the sub-folders', '') },
  code: ({ folder }) => ahk`FlattenFolder(${folderOrChosen(folder)})`,
  needs: () => ahk`
  FlattenFolder(folder) {
      if folder = ""
          return ; nothing was chosen
      paths := []
      Loop Files folder "\*", "R" ; R: in the folders below it too
          if A_LoopFileDir != folder
              paths.Push(A_LoopFilePath)
      if MsgBox("Move " paths.Length " files up into " folder "?", , "YesNo Icon?") = "No"
          return
      for path in paths
          try FileMove(path, folder "\") ; stays if there is one of that name already
  }
`,
});
