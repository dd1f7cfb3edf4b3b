import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

export const pastePreviousCopy = recipe({
  id: 'paste-previous-copy',
  title: 'Paste the text that was copied before the last one',
  slots: { press: hotkey('key that pastes it', '^!v') },
  code: ({ press }) => ahk`
    latest := A_Clipboard ; what was copied last
    previous := "" ; what was copied before it

    OnClipboardChange(KeepPrevious)

    KeepPrevious(type) {
        global latest, previous
        if type = 1 && A_Clipboard !== latest { ; 1: it is a text
            previous := latest
            latest := A_Clipboard
        }
    }

    ${press}:: {
        OnClipboardChange(KeepPrevious, 0) ; our own change does not count
        saved := ClipboardAll()
        A_Clipboard := previous
        Send("^v")
        Sleep(300) ; the program needs a moment to read the clipboard
        A_Clipboard := saved
        OnClipboardChange(KeepPrevious)
    }
  `,
});
