import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, number } from '../slot.ts';
import { textOf, textOfNeeds, WHERE } from './selected-text.ts';

export const countWords = action({
  id: 'count-words',
  title: 'Count the words, characters and lines of the selected text',
  slots: { where: choice('text', WHERE, 'selection'), limit: number('limit of characters', 0) },
  code: ({ where, limit }) => ahk`
    countText := StrReplace(${textOf(where)}, "\`r")
    RegExReplace(countText, "\S+", , &countWords)
    StrReplace(countText, "\`n", , , &countBreaks)
    MsgBox(countWords " words\`n" StrLen(countText) " characters\`n" countBreaks + (countText != "") " lines"${limit > 0 ? warning(limit) : ''})
  `,
  needs: ({ where }) => textOfNeeds(where),
});

function warning(limit: number): string {
  return `\n    . (StrLen(countText) > ${limit} ? "\`n\`nThat is " StrLen(countText) - ${limit} " more than ${limit}!" : "")`;
}
