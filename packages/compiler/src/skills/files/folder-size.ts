import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, path } from '../slot.ts';
import { CURRENT_FOLDER, folderOrChosen, folderOrCurrent } from './explorer.ts';

const WHICH = {
  open: ['open folder', 'current folder', 'this folder'],
  asked: ['let me', 'ask me', 'ask', 'asks', 'choose', 'chose', 'pick', 'select a folder', 'i select', 'which folder'],
};

export const folderSize = action({
  id: 'folder-size',
  title: 'Show how big a folder is and how many files it has',
  slots: { folder: path('folder', ''), which: choice('folder if none is named', WHICH, 'open') },
  code: ({ folder, which }) =>
    ahk`ShowFolderSize(${which === 'asked' ? folderOrChosen(folder) : folderOrCurrent(folder)})`,
  needs: ({ folder, which }) => (folder || which === 'asked' ? FOLDER_SIZE : `${CURRENT_FOLDER}\n\n${FOLDER_SIZE}`),
});

const FOLDER_SIZE = ahk`
  ShowFolderSize(folder) {
      if folder = ""
          return ; nothing was chosen
      bytes := 0, count := 0
      Loop Files folder "\*", "R" { ; R: in the folders below it too
          bytes += A_LoopFileSize
          count += 1
      }
      MsgBox(folder "\`n" count " files, " Round(bytes / 1048576, 1) " MB", "Folder size")
  }
`;
