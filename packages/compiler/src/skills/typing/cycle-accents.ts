import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';

export const cycleAccents = recipe({
  id: 'cycle-accents',
  title: 'Press Alt and a letter, once or several times, for its accents',
  slots: {},
  code: () => ahk`
    ; Alt+e types é, and pressed again at once è, ê, ë. With Shift they are capitals.
    accents := Map("a", "áàâäãåæ", "c", "ç", "e", "éèêë", "i", "íìîï", "n", "ñ", "o", "óòôöõøœ", "s", "ß", "u", "úùûü", "y", "ÿý")
    for letter in accents {
        Hotkey("!" letter, TypeAccent)
        Hotkey("!+" letter, TypeAccent)
    }

    TypeAccent(key) {
        static step := 0
        forms := accents[SubStr(key, -1)]
        again := A_PriorHotkey = key && A_TimeSincePriorHotkey < 1000
        step := again ? Mod(step, StrLen(forms)) + 1 : 1
        if again
            Send("{Backspace}")
        form := SubStr(forms, step, 1)
        SendText(InStr(key, "+") ? StrUpper(form) : form)
    }
  `,
});
