import { ahk } from '../ahk-text.ts';
import { inProgram, onlyIn } from '../in-program.ts';
import { keySteps } from '../key-steps.ts';
import { deaf, keyOf } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey, text } from '../slot.ts';

export const loopKeysWhileHeld = recipe({
  id: 'loop-keys-while-held',
  title: 'Repeat a series of keys as long as a key is held',
  slots: {
    held: hotkey('key to hold', 'F6'),
    keys: text('keys in order', '1 2 3'),
    pause: duration('time after each key', 100),
    where: onlyIn(),
  },
  code: ({ held, keys, pause, where }) =>
    inProgram(
      where,
      ahk`
    ${deaf(held)}:: {
        while GetKeyState("${keyOf(held)}", "P") {
            ${keySteps(keys, pause).join('\n') || 'Send("{Space}")'}
            Sleep(${pause})
        }
    }
  `,
    ),
});
