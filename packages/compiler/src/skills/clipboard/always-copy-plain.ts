import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';

export const alwaysCopyPlain = recipe({
  id: 'always-copy-plain',
  title: 'Remove the formatting of everything you copy, at once',
  slots: {},
  code: () => ahk`
    OnClipboardChange(StripFormatting)

    StripFormatting(kind) {
        static justStripped := ""
        if kind != 1 ; only text, no pictures
            return
        copiedFiles := DllCall("IsClipboardFormatAvailable", "UInt", 15) ; 15 is CF_HDROP
        if copiedFiles || A_Clipboard == justStripped
            return
        justStripped := A_Clipboard
        A_Clipboard := justStripped
    }
  `,
});
