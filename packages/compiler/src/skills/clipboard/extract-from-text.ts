import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { PASTE_TEXT, textOf, textOfNeeds, WHERE } from './selected-text.ts';

const KINDS = {
  emails: ['email', 'emails', 'e-mail', 'mail addresses', 'email addresses'],
  links: ['links', 'link', 'url', 'urls', 'web addresses'],
  numbers: ['numbers', 'number', 'digits', 'amounts', 'prices'],
  phones: ['phone', 'phones', 'phone numbers', 'telephone'],
  dates: ['dates', 'date'],
  bracketed: ['in brackets', 'in parentheses', 'between brackets', 'inside the brackets', 'bracketed'],
  quoted: ['in quotes', 'between quotes', 'inside the quotes', 'quoted'],
  hashtags: ['hashtags', 'hash tags'],
  capitals: ['words in capitals', 'capital letters', 'acronyms', 'all caps words'],
};

const INTO = {
  clipboard: ['to the clipboard', 'onto the clipboard', 'copy all', 'copies all', 'copy them'],
  paste: ['paste only', 'pastes only', 'paste just', 'pastes just', 'paste them', 'pastes them', 'paste', 'pastes'],
  show: ['show', 'shows', 'tell me', 'message', 'popup', 'pop up'],
};

const PATTERNS = {
  emails: '[\\w.+-]+@[\\w-]+\\.[\\w.-]*\\w',
  links: 'https?://[^\\s<>]+',
  numbers: '-?\\d+(?:[.,]\\d+)*',
  phones: '\\+?\\d[\\d ()/.-]{5,}\\d',
  dates: '\\b(?:\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}|\\d{4}-\\d\\d-\\d\\d)\\b',
  bracketed: '(?<=\\()[^()]+(?=\\))',
  quoted: '[`"“„«][^`"“”«»]+[`"”“»]',
  hashtags: '#\\w+',
  capitals: '\\b[A-Z]{2,}\\b',
};

export const extractFromText = action({
  id: 'extract-from-text',
  title: 'Copy all e-mail addresses, links or numbers found in the selected text',
  slots: {
    kind: choice('what to look for', KINDS, 'emails'),
    where: choice('text', WHERE, 'selection'),
    into: choice('place for them', INTO, 'clipboard'),
  },
  code: ({ kind, where, into }) => delivered(into, `AllMatches(${textOf(where)}, "${PATTERNS[kind]}")`),
  needs: ({ where, into }) =>
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
      into === 'paste' ? PASTE_TEXT : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
});

function delivered(into: keyof typeof INTO, matches: string): string {
  if (into === 'clipboard') return `A_Clipboard := ${matches}`;
  return into === 'paste' ? `PasteText(${matches})` : `MsgBox(${matches})`;
}
