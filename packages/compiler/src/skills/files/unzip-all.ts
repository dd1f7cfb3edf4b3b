import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';

export const unzipAll = action({
  id: 'unzip-all',
  title: 'Unpack every zip file of a folder into a folder of its own',
  slots: { folder: path('folder with the zip files', 'Downloads') },
  code: ({ folder }) => ahk`UnzipAll(${folderExpression(folder)})`,
  needs: () => ahk`
  UnzipAll(folder) {
      count := 0
      Loop Files folder "\*.zip" {
          target := folder "\" SubStr(A_LoopFileName, 1, -4)
          DirCreate(target)
          RunWait('tar.exe -xf "' A_LoopFilePath '" -C "' target '"', , "Hide") ; tar comes with Windows 10 and 11
          count += 1
      }
      TrayTip(count " zip files were unpacked.")
  }
`,
});
