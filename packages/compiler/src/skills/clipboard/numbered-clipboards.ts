import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey, number } from '../slot.ts';

export const numberedClipboards = recipe({
  id: 'numbered-clipboards',
  title: 'Keep several clipboards under the number keys',
  slots: {
    store: hotkey('key that copies to number 1', '^+1'),
    paste: hotkey('key that pastes number 1', '^1'),
    count: number('number of clipboards', 10),
  },
  code: ({ store, paste, count }) => ahk`
    kept := Map()
    ${digits(store, count)
      .map((digit) => `${storing(store, paste)}${digit}::Store(${digit})`)
      .join('\n')}

    ${digits(store, count)
      .map((digit) => `${modifiersOf(paste)}${digit}::Paste(${digit})`)
      .join('\n')}

    ; Copies the selection to that number or, if nothing is selected, what was copied last.
    Store(number) {
        saved := ClipboardAll()
        A_Clipboard := ""
        Send("^c")
        kept[number] := ClipWait(0.5, 1) ? ClipboardAll() : saved
        A_Clipboard := saved
    }

    Paste(number) {
        if !kept.Has(number)
            return
        saved := ClipboardAll()
        A_Clipboard := kept[number]
        Send("^v")
        Sleep(300) ; the program needs a moment to read the clipboard
        A_Clipboard := saved
    }
  `,
});

// The same modifiers for both would be the same hotkeys.
function storing(store: string, paste: string): string {
  const [storeHeld, pasteHeld] = [modifiersOf(store), modifiersOf(paste)];
  if (storeHeld !== pasteHeld) return storeHeld;
  return pasteHeld.includes('+') ? pasteHeld.replace('+', '') || '^' : `${pasteHeld}+`;
}

// "ctrl+[0-9]" means all ten, whatever number stands in it.
function digits(store: string, count: number): number[] {
  const length = store.endsWith('0') ? 10 : Math.max(1, Math.min(count, 10));
  return Array.from({ length }, (_, index) => (index + 1) % 10);
}

function modifiersOf(hotkey: string): string {
  return /^[\^+!#<>]+/.exec(hotkey)?.[0] ?? '^';
}
