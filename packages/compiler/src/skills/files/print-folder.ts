import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';
import { folderOrChosen } from './explorer.ts';
import { fileType } from './file-types.ts';
import { GATHER_VISIBLE_FILES } from './visible-files.ts';

export const printFolder = action({
  id: 'print-folder',
  title: 'Print all files of a folder one after the other',
  slots: { folder: path('folder with the files', ''), type: fileType('kind of files') },
  code: ({ folder, type }) => ahk`PrintFiles(${folderOrChosen(folder)}, "*.${type}")`,
  needs: () => ahk`
  PrintFiles(folder, pattern) {
      ${GATHER_VISIBLE_FILES}
      if MsgBox("Print " paths.Length " files?", "Print", "YesNo Icon?") = "No"
          return
      for path in paths {
          ComObject("Shell.Application").ShellExecute(path, , , "print")
          Sleep(5000) ; time for the program to open, print and close it
      }
  }
`,
});
