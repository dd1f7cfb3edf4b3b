import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey, text } from '../slot.ts';
import { listed } from '../typing/listed.ts';

export const textButtons = recipe({
  id: 'text-buttons',
  title: 'A panel of buttons that type your texts',
  slots: {
    texts: text('texts of the buttons', 'Thank you\nYou are welcome\nKind regards'),
    toggle: hotkey('key that shows and hides the panel', '^!b'),
  },
  code: ({ texts, toggle }) => ahk`
  texts := [
      ${listed(texts)
        .map((entry) => `${quoteString(entry)},`)
        .join('\n')}
  ]

  ; The panel never takes the focus (0x08000000), so the text goes where you were typing.
  panel := Gui("+AlwaysOnTop +ToolWindow +E0x08000000", "Texts")
  for entry in texts
      panel.AddButton("xm w200", SubStr(StrReplace(entry, "&", "&&"), 1, 30)).OnEvent("Click", TypeText.Bind(entry))
  panel.Show("x20 y100 NoActivate")

  TypeText(entry, *) {
      SendText(entry)
  }

  ${toggle}:: {
      static visible := true
      visible := !visible
      visible ? panel.Show("NoActivate") : panel.Hide()
  }
`,
  stop: ({ toggle }) => `Press ${toggle} to hide it.`,
});
