import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';

export const mirrorKeyboard = recipe({
  id: 'mirror-keyboard',
  title: 'Type with one hand: hold Space to mirror the keyboard',
  slots: {},
  code: () => ahk`
  ; While Space is held each key types the letter at its mirror place; tapped alone it is Space.
  left := "qwertasdfgzxcvb"
  right := "poiuy;lkjh/.,mn"

  Loop Parse left {
      mirrored := SubStr(right, A_Index, 1)
      Hotkey("Space & " A_LoopField, TypeLetter.Bind(mirrored))
      Hotkey("Space & " mirrored, TypeLetter.Bind(A_LoopField))
  }

  Space::Send("{Blind}{Space}")

  TypeLetter(letter, *) {
      Send("{Blind}{" letter "}")
  }
`,
});
