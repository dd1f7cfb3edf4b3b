import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { SELECTED_TEXT } from './selected-text.ts';

export const compareWithClipboard = action({
  id: 'compare-with-clipboard',
  title: 'Tell whether the selected text is the same as the copied one',
  slots: {},
  code: () => ahk`
    comparedText := Trim(SelectedText(), " \`t\`r\`n")
    comparedCopy := Trim(A_Clipboard, " \`t\`r\`n")
    if comparedText == comparedCopy
        MsgBox("They are the same.", , "Iconi 0x40000")
    else
        MsgBox("They are different.\`n\`nSelected: " comparedText "\`nCopied: " comparedCopy, , "Icon! 0x40000")
  `,
  needs: () => SELECTED_TEXT,
});
