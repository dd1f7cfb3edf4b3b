import { ahk } from '../ahk-text.ts';
import { inProgram, onlyIn } from '../in-program.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';

const STYLES = {
  vim: ['vim', 'vi', 'j and k', 'j/k', 'j', 'hjkl'],
  wasd: ['wasd', 'w and s', 'w a s d'],
  space: ['space and shift space', 'n and p'],
};
const KEYS = {
  vim: ahk`
    j::Send("{WheelDown}") ; scrolls down
    k::Send("{WheelUp}") ; scrolls up
    d::Send("{PgDn}") ; a page down
    u::Send("{PgUp}") ; a page up
    g::Send("^{Home}") ; to the beginning
    +g::Send("^{End}") ; to the end
  `,
  wasd: ahk`
    w::Send("{WheelUp}") ; scrolls up
    s::Send("{WheelDown}") ; scrolls down
    a::Send("{PgUp}") ; a page up
    d::Send("{PgDn}") ; a page down
    q::Send("^{Home}") ; to the beginning
    e::Send("^{End}") ; to the end
  `,
  space: ahk`
    n::Send("{PgDn}") ; a page down
    p::Send("{PgUp}") ; a page up
    g::Send("^{Home}") ; to the beginning
    +g::Send("^{End}") ; to the end
  `,
};

export const letterScrollKeys = recipe({
  id: 'letter-scroll-keys',
  title: 'Scroll and turn pages with letters such as j and k in a reader',
  slots: { style: choice('letters', STYLES, 'vim'), where: onlyIn('program to read in') },
  code: ({ style, where }) => inProgram(where, KEYS[style]),
});
