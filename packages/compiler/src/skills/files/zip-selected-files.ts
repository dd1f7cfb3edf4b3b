import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { SELECTED_FILES } from './explorer.ts';

export const zipSelectedFiles = action({
  id: 'zip-selected-files',
  title: 'Pack the selected files into one zip file',
  slots: {},
  code: () => ahk`ZipFiles(SelectedFiles())`,
  needs: () => ahk`
  ; Puts the zip file next to them, named after the first.
  ZipFiles(paths) {
      if !paths.Length || !FileExist(paths[1])
          return
      SplitPath(paths[1], , &folder, , &name)
      zipFile := folder "\" name " " FormatTime(, "yyyy-MM-dd HH-mm") ".zip"
      files := ""
      for path in paths {
          SplitPath(path, &file)
          files .= ' "' file '"'
      }
      RunWait('tar.exe -a -cf "' zipFile '" -C "' folder '"' files, , "Hide") ; tar comes with Windows 10 and 11
      TrayTip(zipFile, "Packed")
  }

  ${SELECTED_FILES}
`,
});
