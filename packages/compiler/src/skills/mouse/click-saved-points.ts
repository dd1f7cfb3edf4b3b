import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey } from '../slot.ts';

export const clickSavedPoints = recipe({
  id: 'click-saved-points',
  title: 'Save places on the screen and click them all in order',
  slots: {
    play: hotkey('key that clicks them all', 'F7'),
    add: hotkey('key that saves the place under the pointer', 'F6'),
    forget: hotkey('key that forgets the places', 'F8'),
    pause: duration('time between clicks', 500),
  },
  code: ({ play, add, forget, pause }) => ahk`
  interval := ${pause} ; milliseconds between two clicks
  places := []
  CoordMode("Mouse", "Screen")

  ${add}:: { ; saves the place under the pointer
      MouseGetPos(&x, &y)
      places.Push({ x: x, y: y })
      Say("Place " places.Length " saved")
  }

  ${play}:: { ; clicks every saved place in order; hold Esc to stop
      for place in places {
          if GetKeyState("Esc", "P")
              break
          Click(place.x, place.y)
          Sleep(interval)
      }
  }

  ${forget}:: {
      places.Length := 0
      Say("Places forgotten")
  }

  Say(message) {
      ToolTip(message)
      SetTimer(ToolTip, -1000)
  }
`,
  stop: () => 'Hold Esc to stop while it clicks.',
});
