import { ahk } from '../ahk-text.ts';
import { inProgram, onlyIn } from '../in-program.ts';
import { keystroke } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

export const bothMouseButtons = recipe({
  id: 'both-mouse-buttons',
  title: 'Make the left and right mouse button together a middle click or a shortcut',
  slots: { keys: hotkey('key to press', 'MButton'), where: onlyIn() },
  code: ({ keys, where }) =>
    inProgram(
      where,
      ahk`
    ; Each button alone works as usual. Hold the left one and press the right one.
    ~LButton & RButton::Send("${keystroke(/^[LR]Button$/.test(keys) ? 'MButton' : keys)}")
  `,
    ),
});
