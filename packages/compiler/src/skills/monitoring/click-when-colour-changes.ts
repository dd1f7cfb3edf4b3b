import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

export const clickWhenColourChanges = recipe({
  id: 'click-when-colour-changes',
  title: 'Click a place on the screen when its colour changes',
  slots: { mark: hotkey('key that starts and stops it at the place under the mouse', 'F8') },
  code: ({ mark }) => ahk`
  CoordMode("Pixel", "Screen")
  CoordMode("Mouse", "Screen")
  restTime := 1000 ; milliseconds to wait after each click

  ; Point at the place to watch and press the key. Press it again to stop.
  ${mark}:: {
      global watchX, watchY, firstColour
      static watching := false
      watching := !watching
      MouseGetPos(&watchX, &watchY)
      firstColour := PixelGetColor(watchX, watchY)
      SetTimer(WatchColour, watching ? 100 : 0)
      ToolTip(watching ? "Watching this place" : "No longer watching")
      SetTimer(ToolTip, -1500)
  }

  WatchColour() {
      if PixelGetColor(watchX, watchY) != firstColour {
          Click(watchX, watchY)
          Sleep(restTime)
      }
  }
`,
  stop: ({ mark }) => `Press ${mark} again to stop.`,
});
