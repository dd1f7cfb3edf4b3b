import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';
import { CURRENT_FOLDER, folderOrCurrent } from './explorer.ts';

export const findFile = action({
  id: 'find-file',
  title: 'Ask for a name and look for files with it',
  slots: { folder: path('folder to look in', 'Documents') },
  code: ({ folder }) => ahk`
  searchedName := InputBox("Look for files whose name contains:", "Find a file", "w320 h110")
  if searchedName.Result = "OK" && searchedName.Value != ""
      FindFiles(${folderOrCurrent(folder)}, searchedName.Value)
`,
  needs: ({ folder }) => (folder ? FIND_FILES : `${CURRENT_FOLDER}\n\n${FIND_FILES}`),
});

const FIND_FILES = ahk`
  ; Shows the files in a list; a double-click opens one.
  FindFiles(folder, name) {
      results := Gui("+Resize", "Files with " name)
      list := results.AddListView("w700 h400", ["Name", "Folder"])
      list.OnEvent("DoubleClick", (list, row) => Run(list.GetText(row, 2) "\" list.GetText(row, 1)))
      Loop Files folder "\*" name "*", "R" ; R: in the folders below it too
          list.Add(, A_LoopFileName, A_LoopFileDir)
      list.ModifyCol()
      results.Show()
  }
`;
