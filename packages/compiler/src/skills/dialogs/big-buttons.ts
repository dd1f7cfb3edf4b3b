import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey, text } from '../slot.ts';
import { openings } from './opening.ts';

export const bigButtons = recipe({
  id: 'big-buttons',
  title: 'A window with a few very large buttons that open web sites, folders or programs',
  slots: {
    buttons: text('names of the buttons and what they open', 'Email, News, Photos, Weather, Switch off'),
    open: hotkey('key that shows the window', '^!b'),
  },
  code: ({ buttons, open }) => ahk`
  ; The buttons: a name and what it opens (a web address, a folder, a file or a program).
  buttons := [
      ${openings(buttons)
        .map(({ name, opens }) => `{name: ${quoteString(name)}, opens: ${opens}},`)
        .join('\n')}
  ]

  window := Gui(, "What would you like to do?")
  window.SetFont("s28 bold", "Segoe UI")
  for button in buttons
      window.AddButton("xm w520 h100", StrReplace(button.name, "&", "&&")).OnEvent("Click", OpenTarget.Bind(button.opens))
  window.Show()

  OpenTarget(target, *) {
      Run(target)
  }

  ; Brings the window back when it was closed or is behind others.
  ${open}::window.Show()
`,
});
