import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, path } from '../slot.ts';
import { CURRENT_FOLDER, folderOrCurrent } from './explorer.ts';

const WHERE = { file: ['text file', 'file', 'txt', 'notepad', 'list'], clipboard: ['clipboard', 'copy'] };

export const listFiles = action({
  id: 'list-files',
  title: 'List the files of a folder in a text file or on the clipboard',
  slots: {
    folder: path('folder to list', ''),
    to: choice('place for the list', WHERE, 'file'),
  },
  code: ({ folder, to }) => ahk`
  fileList := ListFiles(${folderOrCurrent(folder)})
  ${TO[to]}
`,
  needs: ({ folder }) => (folder ? LIST_FILES : `${CURRENT_FOLDER}\n\n${LIST_FILES}`),
});

const LIST_FILES = ahk`
  ListFiles(folder) {
      names := ""
      Loop Files folder "\*", "FD" ; files and folders
          names .= A_LoopFileName "\`r\`n"
      return names
  }
`;

const TO = {
  clipboard: 'A_Clipboard := fileList',
  file: `listFile := A_Desktop "\\file list.txt"
if FileExist(listFile)
    FileDelete(listFile)
FileAppend(fileList, listFile, "UTF-8")
Run(listFile)`,
};
