import { quoteString } from '@hotscribe/ahk';
import { action } from '../skill.ts';
import { text } from '../slot.ts';
import { withLineBreaks } from './line-breaks.ts';

const PLACE =
  /[<{[(]?\b(?:the |my )?(?:clipboard|copied (?:text|name|number|word|value|order number|address)|(?:what|whatever) i(?:'ve| have)? copied)\b(?: text| contents?)?[>}\])]?/iu;
const LINK = /\s*(?:,?\s*(?:and|then|plus|followed by|\+))*\s*$/iu;

export const typeTextWithClipboard = action({
  id: 'type-text-with-clipboard',
  title: 'Type a text with what was copied in the middle of it',
  slots: {
    text: text('text, with {clipboard} where the copied text goes', 'Hello {clipboard}, thank you for your order.'),
    behind: text('text behind the copied one', ''),
  },
  code: ({ text: said, behind }) => {
    const written = withLineBreaks(said);
    const [place] = PLACE.exec(written) ?? [];
    const [before = '', after = ''] =
      place === undefined ? [`${written.trimEnd()} `, behind === said ? '' : behind] : written.split(place, 2);
    const parts = [tidied(before), 'Trim(A_Clipboard, " `t`r`n")', after && quoteString(after)].filter(Boolean);
    return `SendText(${parts.join(' ')})`;
  },
});

// "Dear and then the clipboard": the words that lead over to it are not part of the text.
function tidied(before: string): string {
  const text =
    LINK.test(before) && /\b(?:and|then|plus|followed by)\s*$|\+\s*$/iu.test(before)
      ? `${before.replace(LINK, '')} `
      : before;
  return text && quoteString(text);
}
