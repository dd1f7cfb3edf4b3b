import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { SELECTED_FILES } from './explorer.ts';

export const backUpSelectedFile = action({
  id: 'back-up-selected-file',
  title: 'Make a copy of the selected file with the time in its name',
  slots: {},
  code: () => ahk`
  for selectedPath in SelectedFiles() {
      SplitPath(selectedPath, , &itsFolder, &itsExtension, &itsName)
      FileCopy(selectedPath, itsFolder "\" itsName " " FormatTime(, "yyyy-MM-dd HH-mm-ss") "." itsExtension)
  }
`,
  needs: () => SELECTED_FILES,
});
