import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { choice, optional, path } from '../slot.ts';
import { CURRENT_FOLDER, folderOrCurrent } from './explorer.ts';

const WHERE = { file: ['text file', 'file', 'txt', 'notepad', 'list'], clipboard: ['clipboard', 'copy'] };
const DEEP = {
  no: ['without subfolders'],
  yes: ['subfolders', 'sub-folders', 'sub folders', 'subdirectories', 'recursively', 'recursive'],
};
const BARE = {
  no: ['with extension'],
  yes: ['without extension', 'without the extension', 'without extensions', 'without the ending', 'no extension'],
};

export const listFiles = action({
  id: 'list-files',
  title: 'List the files of a folder in a text file or on the clipboard',
  slots: {
    folder: path('folder to list', ''),
    file: optional(path('file to write')),
    to: choice('place for the list', WHERE, 'file'),
    deep: choice('subfolders', DEEP, 'no'),
    bare: choice('endings of the names', BARE, 'no'),
  },
  code: ({ folder, to, file }) => ahk`
  fileList := ListFiles(${folderOrCurrent(folder)})
  ${to === 'clipboard' ? 'A_Clipboard := fileList' : written(file)}
`,
  needs: ({ folder, deep, bare }) => {
    const list = listing(deep === 'yes', bare === 'yes');
    return folder ? list : `${CURRENT_FOLDER}\n\n${list}`;
  },
});

// With the folders below, only files are names of something; their folders are told by where they lie.
function listing(isDeep: boolean, isBare: boolean): string {
  return ahk`
  ListFiles(folder) {
      names := ""
      Loop Files folder "\*", ${isDeep ? '"FR" ; files, in the folders below too' : '"FD" ; files and folders'}
          names .= ${isBare ? 'RegExReplace(A_LoopFileName, "\\.[^.]+$")' : 'A_LoopFileName'} "\`r\`n"
      return names
  }
`;
}

function written(file: string): string {
  const place = /\.\w{2,4}$/.test(file) ? file : `${file || 'Desktop'}\\file list.txt`;
  return ahk`
  listFile := ${folderExpression(place)}
  if FileExist(listFile)
      FileDelete(listFile)
  FileAppend(fileList, listFile, "UTF-8")
  Run(listFile)
`;
}
