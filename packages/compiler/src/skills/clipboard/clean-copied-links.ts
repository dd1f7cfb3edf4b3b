import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';

export const cleanCopiedLinks = recipe({
  id: 'clean-copied-links',
  title: 'Remove the tracking part, such as utm_source, from links as you copy them',
  slots: {},
  code: () => ahk`
    OnClipboardChange(CleanLink)

    CleanLink(kind) {
        if kind != 1 || !(A_Clipboard ~= "i)^\s*https?://\S+\s*$")
            return
        tracking := "i)(?<=[?&])(utm_\w+|fbclid|gclid|dclid|msclkid|igshid?|mc_[ce]id|si|ref|ref_src|spm|_hs\w+)=[^&#]*&?"
        cleaned := RegExReplace(RegExReplace(A_Clipboard, tracking), "[?&](?=#|\s*$)")
        if cleaned != A_Clipboard
            A_Clipboard := cleaned
    }
  `,
});
