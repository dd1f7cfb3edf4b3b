import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { hotkey, path } from '../slot.ts';

export const folderMenu = recipe({
  id: 'folder-menu',
  title: 'A menu of everything in a folder, with its sub-folders, at the mouse',
  slots: { open: hotkey('key that opens the menu', '^!m'), folder: path('folder', 'Documents') },
  code: ({ open, folder }) => ahk`
  folder := ${folderExpression(folder)}

  ${open}::MenuOf(folder).Show()

  ; The folders come first, each with a menu of its own.
  MenuOf(folder, depth := 1) {
      entries := Menu()
      entries.Add("Open this folder", (*) => Run(folder))
      Loop Files folder "\*", "D"
          if depth < 3 && !InStr(A_LoopFileAttrib, "H") ; hidden ones are left out
              entries.Add(A_LoopFileName, MenuOf(A_LoopFilePath, depth + 1))
      Loop Files folder "\*"
          if !InStr(A_LoopFileAttrib, "H")
              AddFile(entries, A_LoopFilePath)
      return entries
  }

  AddFile(entries, path) {
      SplitPath(path, , , , &name)
      entries.Add(StrReplace(name, "&", "&&"), (*) => Run(path))
  }
`,
});
