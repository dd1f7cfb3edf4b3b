import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';

export const zipFolder = action({
  id: 'zip-folder',
  title: 'Pack a folder into a zip file with the date in its name',
  slots: {
    folder: path('folder to pack', 'Documents'),
    to: path('place for the zip file', 'Desktop'),
  },
  code: ({ folder, to }) => ahk`ZipFolder(${folderExpression(folder)}, ${folderExpression(to)})`,
  needs: () => ahk`
  ZipFolder(folder, place) {
      SplitPath(folder, &name)
      zipFile := place "\" name " " FormatTime(, "yyyy-MM-dd HH-mm") ".zip"
      RunWait('tar.exe -a -cf "' zipFile '" -C "' folder '" .', , "Hide") ; tar comes with Windows 10 and 11
      TrayTip(zipFile, "Packed")
  }
`,
});
