import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { hotkey, path } from '../slot.ts';
import { openingKey } from './opening-key.ts';

export const openFileFromList = recipe({
  id: 'open-file-from-list',
  title: 'A window that lists the files of a folder: type to search, Enter opens one',
  slots: { folder: path('folder whose files are listed', 'Documents'), open: hotkey('key that opens the list', '^!o') },
  code: ({ folder, open }) => ahk`
  folder := ${folderExpression(folder)}

  window := Gui("+AlwaysOnTop", "Open a file")
  search := window.AddEdit("w460")
  search.OnEvent("Change", ShowMatches)
  list := window.AddListBox("w460 r18")
  list.OnEvent("DoubleClick", OpenChosen)
  window.AddButton("Hidden Default", "OK").OnEvent("Click", OpenChosen) ; Enter presses it
  window.OnEvent("Escape", (*) => window.Hide())

  ${openingKey(open, '^!o')}:: {
      search.Value := ""
      ShowMatches()
      window.Show()
      search.Focus()
  }

  ShowMatches(*) {
      list.Delete()
      Loop Files folder "\*"
          if InStr(A_LoopFileName, search.Value)
              list.Add([A_LoopFileName])
      try list.Choose(1)
  }

  OpenChosen(*) {
      if list.Text = ""
          return
      window.Hide()
      Run(folder "\" list.Text)
  }
`,
});
