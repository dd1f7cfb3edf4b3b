import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';
import { CURRENT_FOLDER, folderOrCurrent } from './explorer.ts';

export const folderSize = action({
  id: 'folder-size',
  title: 'Show how big a folder is',
  slots: { folder: path('folder', '') },
  code: ({ folder }) => ahk`ShowFolderSize(${folderOrCurrent(folder)})`,
  needs: ({ folder }) => (folder ? FOLDER_SIZE : `${CURRENT_FOLDER}\n\n${FOLDER_SIZE}`),
});

const FOLDER_SIZE = ahk`
  ShowFolderSize(folder) {
      bytes := 0, count := 0
      Loop Files folder "\*", "R" { ; R: in the folders below it too
          bytes += A_LoopFileSize
          count += 1
      }
      MsgBox(folder "\`n" count " files, " Round(bytes / 1048576, 1) " MB", "Folder size")
  }
`;
