import { inProgram, onlyIn } from '../in-program.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

export const disableKey = recipe({
  id: 'disable-key',
  title: 'Switch a key or shortcut off',
  slots: { which: hotkey('key to switch off'), where: onlyIn('program it is off in') },
  code: ({ which, where }) => inProgram(where, `${which}::return`),
});
