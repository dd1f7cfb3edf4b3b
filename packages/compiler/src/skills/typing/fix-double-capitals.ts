import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';

export const fixDoubleCapitals = recipe({
  id: 'fix-double-capitals',
  title: 'Correct TWo INitial CApitals as you type',
  slots: {},
  code: () => ahk`
    ; Watches what you type, without keeping it, and mends a word that starts like THis.
    hook := InputHook("V L0 I1")
    hook.OnChar := MendCapitals
    hook.OnKeyDown := ForgetWord
    hook.KeyOpt("{Left}{Right}{Up}{Down}{Home}{End}{Backspace}{Delete}", "N")
    word := ""
    hook.Start()

    MendCapitals(hook, character) {
        global word := IsAlpha(character) ? word character : ""
        if word ~= "^[A-Z]{2}[a-z]$"
            SendText("\`b\`b" StrLower(SubStr(word, 2)))
    }

    ForgetWord(*) {
        global word := ""
    }
  `,
});
