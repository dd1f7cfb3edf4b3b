import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey, text } from '../slot.ts';

export const screenLabel = recipe({
  id: 'screen-label',
  title: 'Keep a text on the screen, on top of everything',
  slots: {
    label: text('text on the screen', 'Do not touch'),
    toggle: hotkey('key that shows and hides it', '^!l'),
  },
  code: ({ label, toggle }) => ahk`
  label := Gui("+AlwaysOnTop -Caption +ToolWindow +E0x20") ; 0x20: clicks go through it
  label.BackColor := "Black"
  label.SetFont("s22 cYellow bold", "Segoe UI")
  label.AddText(, ${quoteString(label)})
  label.Show("xCenter y10 NoActivate")
  WinSetTransparent(200, label)

  ${toggle}:: {
      static visible := true
      visible := !visible
      visible ? label.Show("NoActivate") : label.Hide()
  }
`,
  stop: ({ toggle }) => `Press ${toggle} to hide it.`,
});
