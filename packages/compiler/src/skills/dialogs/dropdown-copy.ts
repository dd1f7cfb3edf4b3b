import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey, text } from '../slot.ts';
import { listed } from '../typing/listed.ts';

const DEEDS = {
  copy: ['copy', 'copies', 'clipboard', 'copied'],
  type: ['type', 'types', 'typed', 'insert', 'inserts', 'write', 'writes', 'paste', 'pastes', 'fill in'],
};

export const dropdownCopy = recipe({
  id: 'dropdown-copy',
  title: 'A window with a drop-down list and a button that copies or types the text for the chosen entry',
  slots: {
    entries: text('entries of the list', 'London, Paris, Berlin'),
    open: hotkey('key that opens the window', '^!d'),
    deed: choice('thing to do with it', DEEDS, 'copy'),
  },
  code: ({ entries, open, deed }) => ahk`
  ; The entries of the list, and the text that is copied for each. Put your own texts here.
  entries := [
      ${listed(entries)
        .map(nameAndText)
        .map(({ name, text: itsText }) => `{name: ${quoteString(name)}, text: ${quoteString(itsText ?? name)}},`)
        .join('\n')}
  ]

  window := Gui("+AlwaysOnTop", "Choose")
  names := []
  for entry in entries
      names.Push(entry.name)
  list := window.AddDropDownList("w220 Choose1", names)
  window.AddButton("x+10 Default", "${deed === 'copy' ? 'Copy' : 'OK'}").OnEvent("Click", UseChosen)
  window.OnEvent("Escape", (*) => window.Hide())
  ${CODE[deed](open)}
`,
});

const CODE = {
  copy: (open: string) => ahk`
    window.Show()

    ${open}::window.Show()

    UseChosen(*) {
        A_Clipboard := entries[list.Value].text
        ToolTip("Copied: " A_Clipboard)
        SetTimer(ToolTip, -1500)
    }
  `,
  type: (open: string) => ahk`
    target := 0 ; the window to type into

    ${open}:: {
        global target := WinExist("A")
        window.Show()
        list.Focus()
    }

    UseChosen(*) {
        window.Hide()
        WinActivate(target)
        WinWaitActive(target, , 1)
        SendText(entries[list.Value].text)
    }
  `,
};

// "York = 01904 555123": the text that belongs to an entry may be given with it.
export function nameAndText(entry: string): { name: string; text?: string } {
  const { name, text: itsText } =
    /^(?<name>[^=:→]+?)\s*(?:=>?|->|→|:(?!\/\/))\s*(?<text>\S.*)$/u.exec(entry)?.groups ?? {};
  return name && itsText ? { name, text: itsText } : { name: entry };
}
