import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey, text } from '../slot.ts';
import { listed } from '../typing/listed.ts';

export const checklist = recipe({
  id: 'checklist',
  title: 'A checklist with tick boxes that closes when everything is ticked',
  slots: {
    items: text('items of the checklist', 'Lights off, Windows closed, Coffee machine off, Alarm on'),
    open: hotkey('key that opens the checklist', '^!l'),
  },
  code: ({ items, open }) => ahk`
  items := [
      ${listed(items)
        .map((item) => `${quoteString(item)},`)
        .join('\n')}
  ]

  window := Gui("+AlwaysOnTop", "Checklist")
  window.SetFont("s14", "Segoe UI")
  boxes := []
  for item in items {
      boxes.Push(window.AddCheckBox("xm", StrReplace(item, "&", "&&")))
      boxes[-1].OnEvent("Click", CheckAll)
  }
  window.Show()

  ; Opens the list again, with nothing ticked.
  ${open}:: {
      for box in boxes
          box.Value := false
      window.Show()
  }

  CheckAll(*) {
      for box in boxes
          if !box.Value
              return
      MsgBox("All done", "Checklist", "Iconi 0x40000")
      window.Hide()
  }
`,
});
