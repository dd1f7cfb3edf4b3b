import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey, number } from '../slot.ts';

const COLOURS = {
  Lime: ['green', 'lime'],
  Red: ['red'],
  White: ['white'],
  Yellow: ['yellow'],
  Aqua: ['cyan', 'blue', 'aqua'],
};

export const crosshair = recipe({
  id: 'crosshair',
  title: 'Show a dot in the middle of the screen as a crosshair',
  slots: {
    toggle: hotkey('key that shows and hides it', 'F8'),
    colour: choice('colour', COLOURS, 'Lime'),
    size: number('size in pixels', 6),
  },
  code: ({ toggle, colour, size }) => ahk`
  size := ${size} ; pixels
  dot := Gui("+AlwaysOnTop -Caption +ToolWindow +E0x20 -DPIScale") ; E0x20 lets clicks through
  dot.BackColor := "${colour}"
  ShowDot()

  ${toggle}:: { ; shows and hides it
      static shown := true
      shown := !shown
      shown ? ShowDot() : dot.Hide()
  }

  ShowDot() {
      x := (A_ScreenWidth - size) // 2, y := (A_ScreenHeight - size) // 2
      dot.Show("NoActivate x" x " y" y " w" size " h" size)
      WinSetRegion("0-0 w" size " h" size " E", dot) ; round
  }
`,
});
