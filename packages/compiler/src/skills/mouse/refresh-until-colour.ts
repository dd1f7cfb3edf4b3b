import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { showOnOff } from '../show-on-off.ts';
import { recipe } from '../skill.ts';
import { choice, duration, hotkey } from '../slot.ts';

const COLOURS = {
  white: ['white'],
  green: ['green'],
  red: ['red'],
  blue: ['blue'],
  yellow: ['yellow'],
  orange: ['orange'],
  black: ['black'],
};
const VALUES = {
  white: '0xFFFFFF',
  green: '0x00FF00',
  red: '0xFF0000',
  blue: '0x0000FF',
  yellow: '0xFFFF00',
  orange: '0xFFA500',
  black: '0x000000',
};

export const refreshUntilColour = recipe({
  id: 'refresh-until-colour',
  title: 'Refresh a page until a spot has a certain colour, then click it',
  slots: {
    toggle: hotkey('key that starts and stops it', 'F8'),
    colour: choice('colour to wait for', COLOURS, 'white'),
    every: duration('time between two refreshes', 3000),
  },
  code: ({ toggle, colour, every }) => ahk`
  colour := ${VALUES[colour]} ; ${colour}; the last six digits are red, green and blue
  interval := ${milliseconds(every)} ; milliseconds for the page to load
  watching := false
  CoordMode("Mouse", "Screen")
  CoordMode("Pixel", "Screen")

  ${toggle}:: { ; point at the spot and press this; again to stop
      global watching := !watching, spotX, spotY
      MouseGetPos(&spotX, &spotY)
      SetTimer(Look, watching ? -1 : 0)
      ${showOnOff('watching', 'Refreshing')}
  }

  Look() {
      global watching
      if !watching
          return
      if PixelGetColor(spotX, spotY) = colour {
          Click(spotX, spotY)
          watching := false
      } else {
          Send("{F5}")
          SetTimer(Look, -interval)
      }
  }
`,
  stop: ({ toggle }) => `Press ${toggle} again to stop.`,
});
