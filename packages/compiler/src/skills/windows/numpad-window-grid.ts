import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';
import { MODIFIERS } from './modifiers.ts';
import { placeWindow } from './place-window.ts';

export const numpadWindowGrid = recipe({
  id: 'numpad-window-grid',
  title: 'Place windows with the number pad, as its keys lie on the screen',
  slots: { held: choice('keys held with the number pad', MODIFIERS, '^!') },
  code: ({ held }) => ahk`
  ; 7 8 9    top left, top half, top right
  ; 4 5 6    left half, whole screen, right half
  ; 1 2 3    bottom left, bottom half, bottom right
  ${held}Numpad7::Place(0, 0, 0.5, 0.5)
  ${held}Numpad8::Place(0, 0, 1, 0.5)
  ${held}Numpad9::Place(0.5, 0, 0.5, 0.5)
  ${held}Numpad4::Place(0, 0, 0.5, 1)
  ${held}Numpad5::Place(0, 0, 1, 1)
  ${held}Numpad6::Place(0.5, 0, 0.5, 1)
  ${held}Numpad1::Place(0, 0.5, 0.5, 0.5)
  ${held}Numpad2::Place(0, 0.5, 1, 0.5)
  ${held}Numpad3::Place(0.5, 0.5, 0.5, 0.5)

  ${placeWindow('Place')}
`,
});
