import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey, text } from '../slot.ts';

export const accentedLetterKey = recipe({
  id: 'accented-letter-key',
  title: 'Type an accented letter with a key, and its capital with Shift',
  slots: { letter: text('letter to type', 'ñ'), key: hotkey('key for it', '!n') },
  code: ({ letter, key }) => ahk`
    ${key}::SendText(${quoteString(letter)})
    +${key}::SendText(${quoteString(letter.toUpperCase())}) ; with Shift
  `,
});
