import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey, text } from '../slot.ts';

const OPEN = '^!w';

export const drawWinner = recipe({
  id: 'draw-winner',
  title: 'A window for a list of names and a button that draws one of them',
  slots: {
    button: text('label on the button', 'Pick a winner'),
    open: hotkey('key that shows the window', OPEN),
  },
  code: ({ button, open }) => ahk`
  window := Gui("+AlwaysOnTop", "Draw")
  window.SetFont("s11", "Segoe UI")
  window.AddText("xm", "Names, one a line:")
  list := window.AddEdit("xm w360 r12 Multi WantReturn")
  window.AddButton("xm w360 h44 Default", ${quoteString(button.replaceAll('&', '&&'))}).OnEvent("Click", Draw)
  window.SetFont("s32 bold")
  winner := window.AddText("xm w360 h64 Center")
  window.Show()

  Draw(*) {
      names := []
      for name in StrSplit(list.Value, "\`n", "\`r ")
          if name != ""
              names.Push(name)
      winner.Value := names.Length ? names[Random(1, names.Length)] : "No names"
  }

  ${open}::window.Show()
`,
});
