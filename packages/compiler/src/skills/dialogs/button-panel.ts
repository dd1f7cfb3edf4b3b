import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey, text } from '../slot.ts';
import { openings } from './opening.ts';

export const buttonPanel = recipe({
  id: 'button-panel',
  title: 'A bar of buttons that open your favourite folders',
  slots: {
    places: text('folders on the buttons', 'Desktop, Documents, Downloads, Pictures, Music, Videos'),
    toggle: hotkey('key that shows and hides the bar', '^!b'),
  },
  code: ({ places, toggle }) => ahk`
  ; The buttons: a name and what it opens (a folder, a file, a program or a web address).
  buttons := [
      ${openings(places)
        .map(({ name, opens }) => `{name: ${quoteString(name)}, opens: ${opens}},`)
        .join('\n')}
  ]

  bar := Gui("+AlwaysOnTop -Caption +ToolWindow")
  bar.MarginX := bar.MarginY := 4
  for button in buttons
      bar.AddButton("x+4 y4", button.name).OnEvent("Click", OpenPlace.Bind(button.opens))
  bar.Show("xCenter y0 NoActivate")

  OpenPlace(place, *) {
      Run(place)
  }

  ${toggle}:: {
      static visible := true
      visible := !visible
      visible ? bar.Show("NoActivate") : bar.Hide()
  }
`,
  stop: ({ toggle }) => `Press ${toggle} to hide it.`,
});
