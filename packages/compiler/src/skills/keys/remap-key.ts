import { inProgram, onlyIn } from '../in-program.ts';
import { deaf, isPlainKey, keystroke, sent } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

export const remapKey = recipe({
  id: 'remap-key',
  title: 'Make one key do what another key does',
  slots: { from: hotkey('key to change'), to: hotkey('key it becomes'), where: onlyIn() },
  code: ({ from, to, where }) =>
    inProgram(
      where,
      isPlainKey(from) && isPlainKey(to) ? `${from}::${sent(to)}` : `${deaf(from)}::Send("${keystroke(to)}")`,
    ),
});
