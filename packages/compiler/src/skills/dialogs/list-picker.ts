import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey, text } from '../slot.ts';
import { listed } from '../typing/listed.ts';

export const listPicker = recipe({
  id: 'list-picker',
  title: 'A searchable list: type a few letters, press Enter and the entry is typed',
  slots: {
    open: hotkey('key that opens the list', '^!l'),
    entries: text('entries of the list', 'Kind regards\nThank you very much\nPlease find attached\nSee you tomorrow'),
  },
  code: ({ open, entries }) => ahk`
  entries := [
      ${listed(entries)
        .map((entry) => `${quoteString(entry)},`)
        .join('\n')}
  ]

  picker := Gui("+AlwaysOnTop", "Type to search")
  search := picker.AddEdit("w360")
  search.OnEvent("Change", ShowMatches)
  list := picker.AddListBox("w360 r12")
  list.OnEvent("DoubleClick", TypeEntry)
  picker.AddButton("Hidden Default", "OK").OnEvent("Click", TypeEntry) ; Enter presses it
  picker.OnEvent("Escape", (*) => picker.Hide())
  target := 0 ; the window to type into

  ${open}:: {
      global target := WinExist("A")
      search.Value := ""
      ShowMatches()
      picker.Show()
      search.Focus()
  }

  ShowMatches(*) {
      list.Delete()
      for entry in entries
          if InStr(entry, search.Value)
              list.Add([entry])
      try list.Choose(1)
  }

  TypeEntry(*) {
      chosen := list.Text
      picker.Hide()
      WinActivate(target)
      WinWaitActive(target, , 1)
      SendText(chosen)
  }
`,
});
