import { action } from '../skill.ts';
import { choice, number } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

const SIGNS = {
  ' ': ['space', 'spaces', 'blank'],
  '-': ['dash', 'dashes', 'hyphen', 'hyphens'],
  '.': ['dot', 'dots'],
  ':': ['colon', 'colons'],
};

export const groupDigits = action({
  id: 'group-digits',
  title: 'Put a space after every four characters of an IBAN, card or serial number',
  slots: {
    size: number('number of characters in a group', 4),
    sign: choice('sign between the groups', SIGNS, ' '),
    where: choice('text', WHERE, 'selection'),
  },
  code: ({ size, sign, where }) =>
    changeText(
      where,
      `RegExReplace(RegExReplace(text, "[\\s.:-]"), "(.{${Math.max(1, Math.round(size))}})(?=.)", "$1${sign}")`,
    ),
  needs: ({ where }) => changeTextNeeds(where),
});
