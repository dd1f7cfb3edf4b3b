import { ahk } from '../ahk-text.ts';
import { distinctHotkeys } from '../distinct-hotkeys.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

const SAVE = '^!s';
const BACK = '^!r';

export const windowBookmark = recipe({
  id: 'window-bookmark',
  title: 'Remember the place and size of a window with one key and put it back with another',
  slots: {
    save: hotkey('key that remembers the place', SAVE),
    back: hotkey('key that puts the window back', BACK),
  },
  code: (keys) => {
    const [save, back] = distinctHotkeys([keys.save, keys.back] as const, [SAVE, BACK]);
    return ahk`
    places := Map() ; the remembered place and size of each window

    ${save}:: { ; remembers the active window
        WinGetPos(&x, &y, &width, &height, "A")
        places[WinExist("A")] := { x: x, y: y, width: width, height: height }
        Say("Place and size remembered")
    }

    ${back}:: { ; puts it back
        window := WinExist("A")
        if !places.Has(window) {
            Say("The place of this window is not known")
            return
        }
        place := places[window]
        WinRestore(window)
        WinMove(place.x, place.y, place.width, place.height, window)
    }

    Say(message) {
        ToolTip(message)
        SetTimer(ToolTip, -1500)
    }
  `;
  },
});
