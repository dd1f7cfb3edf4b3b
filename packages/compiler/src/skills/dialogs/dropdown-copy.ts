import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey, text } from '../slot.ts';
import { listed } from '../typing/listed.ts';

export const dropdownCopy = recipe({
  id: 'dropdown-copy',
  title: 'A drop-down list with a button that copies the text for the chosen entry',
  slots: {
    entries: text('entries of the list', 'London, Paris, Berlin'),
    open: hotkey('key that opens the window', '^!d'),
  },
  code: ({ entries, open }) => ahk`
  ; The entries of the list, and the text that is copied for each. Put your own texts here.
  entries := [
      ${listed(entries)
        .map((entry) => `{name: ${quoteString(entry)}, text: ${quoteString(`text for ${entry}`)}},`)
        .join('\n')}
  ]

  window := Gui("+AlwaysOnTop", "Choose")
  names := []
  for entry in entries
      names.Push(entry.name)
  list := window.AddDropDownList("w220 Choose1", names)
  window.AddButton("x+10 Default", "Copy").OnEvent("Click", CopyChosen)
  window.OnEvent("Escape", (*) => window.Hide())
  window.Show()

  ${open}::window.Show()

  CopyChosen(*) {
      A_Clipboard := entries[list.Value].text
      ToolTip("Copied: " A_Clipboard)
      SetTimer(ToolTip, -1500)
  }
`,
});
