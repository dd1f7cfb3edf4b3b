import { ahk } from '../ahk-text.ts';
import { inProgram, onlyIn } from '../in-program.ts';
import { keystroke } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

export const sideButtonKeys = recipe({
  id: 'side-button-keys',
  title: 'Put shortcuts on the two side buttons of the mouse',
  slots: {
    back: hotkey('keys for the back button', '^c'),
    forward: hotkey('keys for the forward button', '^v'),
    where: onlyIn(),
  },
  code: ({ back, forward, where }) =>
    inProgram(
      where,
      ahk`
    XButton1::Send("${keystroke(back)}") ; the back button
    XButton2::Send("${keystroke(forward)}") ; the forward button
  `,
    ),
});
