import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';
import { CURRENT_FOLDER, folderOrCurrent } from './explorer.ts';

export const newTextFile = action({
  id: 'new-text-file',
  title: 'Make a new text file in the open folder',
  slots: { place: path('folder to make it in', '') },
  code: ({ place }) => ahk`
  newFileName := InputBox("Name of the new file:", "New file", "w300 h110", "New.txt")
  if newFileName.Result = "OK" && newFileName.Value != "" {
      newFile := ${folderOrCurrent(place)} "\" newFileName.Value
      if !FileExist(newFile)
          FileAppend("", newFile, "UTF-8")
      Run('notepad.exe "' newFile '"')
  }
`,
  needs: ({ place }) => (place ? '' : CURRENT_FOLDER),
});
