import { ahk } from '../ahk-text.ts';
import { showOnOff } from '../show-on-off.ts';
import { recipe } from '../skill.ts';
import { choice, duration, hotkey } from '../slot.ts';

const COLOURS = {
  red: ['red'],
  green: ['green'],
  blue: ['blue'],
  yellow: ['yellow'],
  orange: ['orange'],
  purple: ['purple', 'violet'],
  pink: ['pink'],
  white: ['white'],
  black: ['black'],
  grey: ['grey', 'gray'],
};
const VALUES = {
  red: '0xFF0000',
  green: '0x00FF00',
  blue: '0x0000FF',
  yellow: '0xFFFF00',
  orange: '0xFFA500',
  purple: '0x800080',
  pink: '0xFFC0CB',
  white: '0xFFFFFF',
  black: '0x000000',
  grey: '0x808080',
};

export const clickOnColour = recipe({
  id: 'click-on-colour',
  title: 'Click a colour whenever it appears on the screen',
  slots: {
    toggle: hotkey('key that starts and stops it', 'F8'),
    colour: choice('colour to look for', COLOURS, 'red'),
    every: duration('time between two looks', 500),
  },
  code: ({ toggle, colour, every }) => ahk`
  colour := ${VALUES[colour]} ; ${colour}; the last six digits are red, green and blue
  likeness := 20 ; 0 takes exactly this colour, 255 takes any
  CoordMode("Mouse", "Screen")
  CoordMode("Pixel", "Screen")

  ${toggle}:: {
      static looking := false
      looking := !looking
      SetTimer(ClickColour, looking ? ${every} : 0)
      ${showOnOff('looking', `Looking for ${colour}`)}
  }

  ClickColour() {
      if PixelSearch(&x, &y, 0, 0, A_ScreenWidth - 1, A_ScreenHeight - 1, colour, likeness)
          Click(x, y)
  }
`,
  stop: ({ toggle }) => `Press ${toggle} again to stop.`,
});
