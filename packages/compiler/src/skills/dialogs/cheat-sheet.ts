import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { key, text } from '../slot.ts';
import { listed } from '../typing/listed.ts';

export const cheatSheet = recipe({
  id: 'cheat-sheet',
  title: 'Show a cheat sheet while you hold a key',
  slots: {
    hold: key('key to hold', 'F1'),
    lines: text('lines of the cheat sheet', 'Ctrl+C: copy\nCtrl+V: paste\nCtrl+Z: undo\nWin+E: open File Explorer'),
  },
  code: ({ hold, lines }) => ahk`
  ; One line for each thing to remember.
  lines := [
      ${listed(lines)
        .map((line) => `${quoteString(line)},`)
        .join('\n')}
  ]

  sheet := Gui("+AlwaysOnTop -Caption +ToolWindow")
  sheet.BackColor := "222222"
  sheet.SetFont("s14 cWhite", "Segoe UI")
  for line in lines
      sheet.AddText("xm", line)

  ${hold}:: {
      sheet.Show("NoActivate")
      KeyWait("${hold}") ; until you let go
      sheet.Hide()
  }
`,
  stop: ({ hold }) => `Let go of ${hold} to hide it.`,
});
