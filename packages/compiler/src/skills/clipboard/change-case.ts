import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { changeText, changeTextNeeds, PASTE_TEXT, WHERE } from './selected-text.ts';

const CASES = {
  upper: ['upper case', 'uppercase', 'upper-case', 'capitals', 'caps', 'capital letters', 'all caps', 'big letters'],
  lower: ['lower case', 'lowercase', 'lower-case', 'small letters', 'no capitals'],
  title: [
    'title case',
    'proper case',
    'capitalise each word',
    'capitalize each word',
    'first letter of each word',
    'first letter of every word',
  ],
  sentence: ['sentence case', 'first letter of the sentence', 'only the first letter'],
  swapped: ['swap case', 'toggle case', 'invert', 'inverted', 'opposite', 'caps lock by mistake', 'caps lock was on'],
};

const FUNCTIONS = {
  upper: 'StrUpper',
  lower: 'StrLower',
  title: 'StrTitle',
  sentence: 'SentenceCase',
  swapped: 'SwapCase',
};

const OWN: Partial<Record<keyof typeof CASES, string>> = {
  sentence: ahk`
    ; A capital at the start of each sentence, small letters elsewhere.
    SentenceCase(text) {
        text := RegExReplace(StrLower(text), "(^|[.!?]\s+|\R)(\pL)", "$1$U2")
        return RegExReplace(text, "\bi\b", "I")
    }
  `,
  swapped: ahk`
    SwapCase(text) {
        swapped := ""
        for letter in StrSplit(text)
            swapped .= IsUpper(letter) ? StrLower(letter) : StrUpper(letter)
        return swapped
    }
  `,
};

const PASTED_FROM = {
  ...WHERE,
  clipboard: [...WHERE.clipboard, 'paste in', 'pastes in', 'paste it in', 'pastes it in', 'paste everything in'],
};
const INTO = { keep: [], paste: ['pastes', 'pasted', 'pasting'] };

export const changeCase = action({
  id: 'change-case',
  title: 'Change the selected text to upper, lower, title or sentence case',
  slots: {
    to: choice('case', CASES, 'upper'),
    where: choice('text', PASTED_FROM, 'selection'),
    into: choice('thing to do with it', INTO, 'keep'),
  },
  code: ({ to, where, into }) =>
    isPasted(where, into) ? `PasteText(${FUNCTIONS[to]}(A_Clipboard))` : changeText(where, `${FUNCTIONS[to]}(text)`),
  needs: ({ to, where, into }) => {
    const own = OWN[to] === undefined ? [] : [OWN[to]];
    return isPasted(where, into) ? [...own, PASTE_TEXT].join('\n\n') : changeTextNeeds(where, ...own);
  },
});

// A changed selection is pasted over itself anyway.
function isPasted(where: keyof typeof WHERE, into: keyof typeof INTO): boolean {
  return where === 'clipboard' && into === 'paste';
}
