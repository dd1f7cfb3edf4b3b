import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { SELECTED_FILES } from './explorer.ts';

export const copyFileContents = action({
  id: 'copy-file-contents',
  title: 'Copy the text inside the selected file without opening it',
  slots: {},
  code: () => ahk`CopyFileContents(SelectedFiles())`,
  needs: () => ahk`
  CopyFileContents(paths) {
      contents := ""
      for path in paths
          if FileExist(path) && !DirExist(path)
              contents .= (contents = "" ? "" : "\`r\`n") FileRead(path, "UTF-8")
      if contents = ""
          return ; no file is selected, or it is empty
      A_Clipboard := contents
      ToolTip(StrLen(contents) " characters copied")
      SetTimer(ToolTip, -1500)
  }

  ${SELECTED_FILES}
`,
});
