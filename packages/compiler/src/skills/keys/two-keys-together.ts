import { ahk } from '../ahk-text.ts';
import { keystroke } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { hotkey, key } from '../slot.ts';

export const twoKeysTogether = recipe({
  id: 'two-keys-together',
  title: 'Press a shortcut by pressing two ordinary keys together',
  slots: {
    first: key('key to hold', 'j'),
    second: key('key to press with it', 'k'),
    keys: hotkey('keys to press', 'Esc'),
  },
  code: ({ first, second, keys }) => ahk`
  ${first} & ${second}::Send("${keystroke(keys)}")
  ${first}::Send("{Blind}{${first}}") ; alone it works as usual, on release
`,
});
