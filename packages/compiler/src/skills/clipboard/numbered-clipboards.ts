import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey, number } from '../slot.ts';

export const numberedClipboards = recipe({
  id: 'numbered-clipboards',
  title: 'Keep several clipboards under the number keys',
  slots: {
    store: hotkey('key that copies to number 1', '^+1'),
    paste: hotkey('key that pastes number 1', '^1'),
    count: number('number of clipboards', 9),
  },
  code: ({ store, paste, count }) => ahk`
    kept := Map()
    Loop ${Math.min(count, 10)} {
        Hotkey("${modifiersOf(store)}" Mod(A_Index, 10), Store)
        Hotkey("${modifiersOf(paste)}" Mod(A_Index, 10), Paste)
    }

    ; Copies the selection to that number or, if nothing is selected, what was copied last.
    Store(key) {
        saved := ClipboardAll()
        A_Clipboard := ""
        Send("^c")
        kept[SubStr(key, -1)] := ClipWait(0.5, 1) ? ClipboardAll() : saved
        A_Clipboard := saved
    }

    Paste(key) {
        if !kept.Has(SubStr(key, -1))
            return
        saved := ClipboardAll()
        A_Clipboard := kept[SubStr(key, -1)]
        Send("^v")
        Sleep(300) ; the program needs a moment to read the clipboard
        A_Clipboard := saved
    }
  `,
});

function modifiersOf(hotkey: string): string {
  return /^[\^+!#<>]+/.exec(hotkey)?.[0] ?? '^';
}
