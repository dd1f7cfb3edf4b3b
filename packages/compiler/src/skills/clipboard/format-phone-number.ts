import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

const STYLES = {
  brackets: ['brackets', 'parentheses', '(555) 123-4567', 'american', 'us format'],
  dashes: ['dashes', 'hyphens', '555-123-4567'],
  dots: ['dots', '555.123.4567'],
  spaces: ['spaces', '555 123 4567'],
};

const WRITTEN = { brackets: '($1) $2-$3', dashes: '$1-$2-$3', dots: '$1.$2.$3', spaces: '$1 $2 $3' };

export const formatPhoneNumber = action({
  id: 'format-phone-number',
  title: 'Write the selected phone number in one way, such as (555) 123-4567',
  slots: { style: choice('way to write it', STYLES, 'brackets'), where: choice('text', WHERE, 'selection') },
  code: ({ style, where }) => changeText(where, `PhoneNumber(text, "${WRITTEN[style]}")`),
  needs: ({ where }) => changeTextNeeds(where, PHONE_NUMBER),
});

const PHONE_NUMBER = ahk`
  ; Only the digits count. A number that has not ten of them stays as it is.
  PhoneNumber(text, written) {
      digits := RegExReplace(RegExReplace(text, "\D"), "^1(?=\d{10}$)")
      return StrLen(digits) = 10 ? RegExReplace(digits, "(\d{3})(\d{3})(\d{4})", written) : text
  }
`;
