import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { textOf, textOfNeeds, WHERE } from './selected-text.ts';

const KINDS = {
  emails: ['email', 'emails', 'e-mail', 'mail addresses', 'email addresses'],
  links: ['links', 'link', 'url', 'urls', 'web addresses'],
  numbers: ['numbers', 'number', 'digits', 'amounts', 'prices'],
  phones: ['phone', 'phones', 'phone numbers', 'telephone'],
};

const PATTERNS = {
  emails: '[\\w.+-]+@[\\w-]+\\.[\\w.-]*\\w',
  links: 'https?://[^\\s<>]+',
  numbers: '-?\\d+(?:[.,]\\d+)*',
  phones: '\\+?\\d[\\d ()/.-]{5,}\\d',
};

export const extractFromText = action({
  id: 'extract-from-text',
  title: 'Copy all e-mail addresses, links or numbers found in the selected text',
  slots: { kind: choice('what to look for', KINDS, 'emails'), where: choice('text', WHERE, 'selection') },
  code: ({ kind, where }) => ahk`A_Clipboard := AllMatches(${textOf(where)}, "${PATTERNS[kind]}")`,
  needs: ({ where }) =>
    [
      ahk`
        ; Everything in the text that fits the pattern, one a line.
        AllMatches(text, pattern) {
            found := "", position := 1
            while position := RegExMatch(text, pattern, &match, position) {
                found .= match[] "\`r\`n"
                position += match.Len
            }
            return RTrim(found, "\`r\`n")
        }
      `,
      textOfNeeds(where),
    ]
      .filter(Boolean)
      .join('\n\n'),
});
