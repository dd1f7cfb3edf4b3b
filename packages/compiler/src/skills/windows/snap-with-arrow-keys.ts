import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';
import { MODIFIERS } from './modifiers.ts';
import { placeWindow } from './place-window.ts';

export const snapWithArrowKeys = recipe({
  id: 'snap-with-arrow-keys',
  title: 'Snap windows to the halves of the screen with the arrow keys',
  slots: { held: choice('keys held with the arrows', MODIFIERS, '^!') },
  code: ({ held }) => ahk`
  ${held}Left::Snap(0, 0, 0.5, 1)
  ${held}Right::Snap(0.5, 0, 0.5, 1)
  ${held}Up::Snap(0, 0, 1, 0.5)
  ${held}Down::Snap(0, 0.5, 1, 0.5)
  ${held}Enter::Snap(0, 0, 1, 1)

  ${placeWindow('Snap')}
`,
});
