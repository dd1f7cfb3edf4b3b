import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey, number } from '../slot.ts';

const PLACES = {
  screen: ['middle of the screen', 'center of the screen', 'centre of the screen', 'screen center', 'screen centre'],
  pointer: ['where the pointer is', 'where the mouse is', 'where it is', 'from here', 'current position'],
};
const BUTTONS = {
  none: [],
  held: ['hold', 'left button', 'button down', 'draw', 'draws', 'drag', 'pressed', 'let go', 'release'],
};
const HOW_LONG = {
  once: ['once', 'one circle', 'one round', 'then let go', 'then stop'],
  endless: ['until', 'keep', 'again and again', 'all the time', 'endless', 'non stop'],
};

export const moveMouseInCircle = recipe({
  id: 'move-mouse-in-circle',
  title: 'Move the mouse pointer in a circle',
  slots: {
    toggle: hotkey('key that starts and stops it', 'F8'),
    radius: number('radius in pixels', 150),
    place: choice('middle of the circle', PLACES, 'pointer'),
    button: choice('mouse button', BUTTONS, 'none'),
    length: choice('how long', HOW_LONG, 'endless'),
  },
  code: ({ toggle, radius, place, button, length }) => {
    const isOnce = length === 'once' || button === 'held';
    return ahk`
  radius := ${radius} ; pixels
  moving := false
  CoordMode("Mouse", "Screen")

  ${toggle}:: { ; again, or Esc, ends it
      global moving := !moving
      if !moving
          return
      ${place === 'screen' ? 'middleX := A_ScreenWidth // 2, middleY := A_ScreenHeight // 2' : 'MouseGetPos(&startX, &startY)\nmiddleX := startX - radius, middleY := startY ; it begins where the pointer is'}
      MouseMove(middleX + radius, middleY, 0)${button === 'held' ? '\n      Click("Down")' : ''}
      ${isOnce ? 'Loop 360 {' : 'Loop {'}
          angle := A_Index * 3.14159265 / 180
          MouseMove(middleX + radius * Cos(angle), middleY + radius * Sin(angle), 0)
          Sleep(5)
          if !moving
              break
      }${button === 'held' ? '\n      Click("Up")' : ''}
      moving := false
  }

  ~Escape:: {
      global moving := false
  }
`;
  },
  stop: ({ toggle }) => `Press ${toggle} again, or Esc, to stop.`,
});
