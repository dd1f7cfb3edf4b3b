import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';
import { notice, noticeSlot } from './notices.ts';

export const watchPixel = recipe({
  id: 'watch-pixel',
  title: 'Tell you when the colour at a place on the screen changes',
  slots: {
    mark: hotkey('key that starts and stops watching the place under the mouse', 'F8'),
    how: noticeSlot,
  },
  code: ({ mark, how }) => ahk`
  CoordMode("Pixel", "Screen")
  CoordMode("Mouse", "Screen")
  watching := false

  ; Point at the place to watch and press the key. Press it again to stop.
  ${mark}:: {
      global watching, watchX, watchY, firstColour
      watching := !watching
      MouseGetPos(&watchX, &watchY)
      firstColour := PixelGetColor(watchX, watchY)
      SetTimer(WatchColour, watching ? 200 : 0)
      ToolTip(watching ? "Watching this place" : "No longer watching")
      SetTimer(ToolTip, -1500)
  }

  WatchColour() {
      global watching
      if PixelGetColor(watchX, watchY) = firstColour
          return
      watching := false
      SetTimer(WatchColour, 0)
      ${notice(how, '"The colour has changed."')}
  }
`,
  stop: ({ mark }) => `Press ${mark} again to stop watching.`,
});
