import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

export const showMouseInfo = recipe({
  id: 'show-mouse-info',
  title: "Show the pointer's position and the colour under it",
  slots: { toggle: hotkey('key that shows and hides it', 'F8'), copy: hotkey('key that copies it', 'F9') },
  code: ({ toggle, copy }) => ahk`
  CoordMode("Mouse", "Screen")
  CoordMode("Pixel", "Screen")

  ${toggle}:: { ; shows and hides it
      static shown := false
      shown := !shown
      SetTimer(ShowInfo, shown ? 50 : 0)
      if !shown
          ToolTip()
  }

  ${copy}::A_Clipboard := MouseInfo() ; copies it

  ShowInfo() {
      ToolTip(MouseInfo())
  }

  MouseInfo() {
      MouseGetPos(&x, &y)
      return x ", " y " " PixelGetColor(x, y)
  }
`,
  stop: ({ toggle }) => `Press ${toggle} again to hide it.`,
});
