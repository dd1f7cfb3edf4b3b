import { ahk } from '../ahk-text.ts';
import { keystroke } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey, key } from '../slot.ts';

export const pressKeyWhenPixelChanges = recipe({
  id: 'press-key-when-pixel-changes',
  title: 'Press a key when a spot on the screen changes its colour',
  slots: {
    toggle: hotkey('key that starts and stops the watch', 'F8'),
    pressed: key('key to press'),
    every: duration('time between two looks', 200),
  },
  code: ({ toggle, pressed, every }) => ahk`
  likeness := 20 ; how much red, green or blue may differ before it counts as a change
  watching := false
  CoordMode("Mouse", "Screen")
  CoordMode("Pixel", "Screen")

  ${toggle}:: { ; point at the spot (say, the middle of a health bar) and press this; again to stop
      global watching := !watching, spotX, spotY, usual
      MouseGetPos(&spotX, &spotY)
      usual := PixelGetColor(spotX, spotY)
      SetTimer(Watch, watching ? ${every} : 0)
      ToolTip(watching ? "Watching this spot" : "No longer watching")
      SetTimer(ToolTip, -1500)
  }

  Watch() {
      if !PixelSearch(&x, &y, spotX, spotY, spotX, spotY, usual, likeness)
          Send("${keystroke(pressed)}")
  }
`,
  stop: ({ toggle }) => `Press ${toggle} again to stop.`,
});
