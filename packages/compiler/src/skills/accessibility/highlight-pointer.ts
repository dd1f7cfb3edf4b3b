import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey, number } from '../slot.ts';

const COLOURS = {
  Yellow: ['yellow'],
  Red: ['red'],
  Lime: ['green', 'lime'],
  Aqua: ['blue', 'cyan'],
  Fuchsia: ['pink', 'purple'],
};

export const highlightPointer = recipe({
  id: 'highlight-pointer',
  title: 'Keep a coloured circle around the mouse pointer',
  slots: {
    toggle: hotkey('key that shows and hides it', 'F8'),
    colour: choice('colour', COLOURS, 'Yellow'),
    size: number('size in pixels', 60),
  },
  code: ({ toggle, colour, size }) => ahk`
  size := ${size} ; pixels
  CoordMode("Mouse", "Screen")
  circle := Gui("+AlwaysOnTop -Caption +ToolWindow +E0x20 -DPIScale") ; E0x20 lets clicks through
  circle.BackColor := "${colour}"
  WinSetTransparent(100, circle)
  WinSetRegion("0-0 w" size " h" size " E", circle)
  SetTimer(FollowMouse, 15)

  ${toggle}:: { ; shows and hides it
      static shown := true
      shown := !shown
      SetTimer(FollowMouse, shown ? 15 : 0)
      if !shown
          circle.Hide()
  }

  FollowMouse() {
      MouseGetPos(&x, &y)
      circle.Show("NoActivate x" x - size // 2 " y" y - size // 2 " w" size " h" size)
  }
`,
  stop: ({ toggle }) => `Press ${toggle} to hide it.`,
});
