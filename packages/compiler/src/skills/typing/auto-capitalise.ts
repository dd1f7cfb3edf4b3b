import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';

export const autoCapitalise = recipe({
  id: 'auto-capitalise',
  title: 'Start every sentence with a capital letter as you type',
  slots: {},
  code: () => ahk`
    ; A letter after a full stop, question mark or exclamation mark and a space becomes a capital.
    Loop 26 {
        letter := Chr(96 + A_Index)
        for ending in [". ", "? ", "! "]
            Hotstring(":*?CT:" ending letter, ending StrUpper(letter))
    }

    ; So does the word i.
    :C:i::I
    :C:i'm::I'm
  `,
});
