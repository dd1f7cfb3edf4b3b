import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';

export const openCopiedLinks = recipe({
  id: 'open-copied-links',
  title: 'Open a web address in the browser as soon as it is copied',
  slots: {},
  code: () => ahk`
    OnClipboardChange(OpenLink)

    OpenLink(kind) {
        if kind = 1 && Trim(A_Clipboard) ~= "i)^https?://\S+$"
            Run(Trim(A_Clipboard))
    }
  `,
});
