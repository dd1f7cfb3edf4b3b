import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { hotkey, path, text } from '../slot.ts';
import { listed } from '../typing/listed.ts';
import { openingKey } from './opening-key.ts';

const OPEN = '^!b';

export const logButtons = recipe({
  id: 'log-buttons',
  title: 'A window with buttons that each write the date, the time and their name to a file',
  slots: {
    buttons: text('names of the buttons', 'Start, Break, End'),
    file: path('file to write', 'Documents\\log.csv'),
    open: hotkey('key that shows the window', OPEN),
  },
  code: ({ buttons, file, open }) => ahk`
  logFile := ${folderExpression(file)}

  window := Gui("+AlwaysOnTop", "Log")
  window.SetFont("s12", "Segoe UI")
  for name in [${listed(buttons)
    .map((name) => quoteString(name))
    .join(', ')}]
      window.AddButton("xm w200 h40", StrReplace(name, "&", "&&")).OnEvent("Click", WriteLine.Bind(name))
  window.Show()

  ; Adds a line: the date, the time and which button it was.
  WriteLine(name, *) {
      FileAppend(FormatTime(, "yyyy-MM-dd,HH:mm:ss") "," name "\`n", logFile, "UTF-8")
      ToolTip(name ": " FormatTime(, "HH:mm"))
      SetTimer(ToolTip, -1500)
  }

  ; Brings the window back when it was closed.
  ${openingKey(open, OPEN)}::window.Show()
`,
});
