import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { textOf, textOfNeeds, WHERE } from './selected-text.ts';

export const countWords = action({
  id: 'count-words',
  title: 'Count the words, characters and lines of the selected text',
  slots: { where: choice('text', WHERE, 'selection') },
  code: ({ where }) => ahk`
    countText := StrReplace(${textOf(where)}, "\`r")
    RegExReplace(countText, "\S+", , &countWords)
    StrReplace(countText, "\`n", , , &countBreaks)
    MsgBox(countWords " words\`n" StrLen(countText) " characters\`n" countBreaks + (countText != "") " lines")
  `,
  needs: ({ where }) => textOfNeeds(where),
});
