import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

export const removeAccents = action({
  id: 'remove-accents',
  title: 'Turn é, ü, ñ and other accented letters of the text into plain ones',
  slots: { where: choice('text', WHERE, 'selection') },
  code: ({ where }) => changeText(where, 'WithoutAccents(text)'),
  needs: ({ where }) => changeTextNeeds(where, WITHOUT_ACCENTS),
});

const WITHOUT_ACCENTS = ahk`
  ; Windows takes each letter and its accent apart (é becomes e + ´), then the accents are dropped.
  WithoutAccents(text) {
      for pair in ["ßss", "øo", "ØO", "łl", "ŁL", "đd", "ĐD"] ; these have no accent to drop
          text := StrReplace(text, SubStr(pair, 1, 1), SubStr(pair, 2), true)
      apart := Buffer((StrLen(text) * 4 + 1) * 2, 0)
      DllCall("Normaliz\NormalizeString", "Int", 2, "WStr", text, "Int", -1, "Ptr", apart, "Int", apart.Size // 2)
      return RegExReplace(StrGet(apart, "UTF-16"), "\p{Mn}")
  }
`;
