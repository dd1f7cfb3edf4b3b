import { ahk } from '../ahk-text.ts';
import { inProgram, onlyIn } from '../in-program.ts';
import { sent } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { key } from '../slot.ts';

export const holdTogether = recipe({
  id: 'hold-together',
  title: 'Hold a second key or button whenever the first is held',
  slots: { first: key('key you hold', 'LButton'), second: key('key to hold with it', 'RButton'), where: onlyIn() },
  code: ({ first, second, where }) =>
    inProgram(
      where,
      ahk`
    ~*${first}::Send("{Blind}{${sent(second)} Down}")
    ~*${first} Up::Send("{Blind}{${sent(second)} Up}")
  `,
    ),
});
