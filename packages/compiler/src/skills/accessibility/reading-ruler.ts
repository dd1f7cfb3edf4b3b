import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey, number } from '../slot.ts';

const COLOURS = {
  Yellow: ['yellow'],
  Aqua: ['blue', 'cyan'],
  Lime: ['green'],
  Fuchsia: ['pink'],
  Black: ['black', 'dark'],
};

export const readingRuler = recipe({
  id: 'reading-ruler',
  title: 'Show a reading ruler that follows the mouse',
  slots: {
    toggle: hotkey('key that shows and hides it', 'F8'),
    colour: choice('colour', COLOURS, 'Yellow'),
    height: number('height in pixels', 40),
  },
  code: ({ toggle, colour, height }) => ahk`
  height := ${height} ; pixels
  CoordMode("Mouse", "Screen")
  ruler := Gui("+AlwaysOnTop -Caption +ToolWindow +E0x20 -DPIScale") ; E0x20 lets clicks through
  ruler.BackColor := "${colour}"
  WinSetTransparent(80, ruler)

  ${toggle}:: { ; shows and hides it
      static shown := false
      shown := !shown
      SetTimer(FollowMouse, shown ? 20 : 0)
      if !shown
          ruler.Hide()
  }

  FollowMouse() {
      MouseGetPos(, &y)
      ruler.Show("NoActivate x0 y" y - height // 2 " w" A_ScreenWidth " h" height)
  }
`,
  stop: ({ toggle }) => `Press ${toggle} again to hide it.`,
});
