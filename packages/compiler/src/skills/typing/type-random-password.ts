import { action } from '../skill.ts';
import { choice, number } from '../slot.ts';
import { deliver, INTO } from './deliver.ts';
import { RANDOM_CHARACTERS } from './random-characters.ts';

const CHARACTERS = {
  all: ['symbols', 'special characters', 'strong', 'everything'],
  alphanumeric: ['no symbols', 'without symbols', 'letters and numbers', 'letters and digits', 'alphanumeric'],
  digits: ['pin', 'only digits', 'digits only', 'numbers only'],
};

// Without the characters that look alike, such as l, 1 and I.
const LETTERS_AND_DIGITS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const USED = { all: `${LETTERS_AND_DIGITS}!@#$%&*?-_+`, alphanumeric: LETTERS_AND_DIGITS, digits: '0123456789' };

export const typeRandomPassword = action({
  id: 'type-random-password',
  title: 'Make a random password and type or copy it',
  slots: {
    length: number('number of characters', 16),
    characters: choice('characters in it', CHARACTERS, 'all'),
    into: choice('place for it', INTO, 'type'),
  },
  code: ({ length, characters, into }) => deliver(into, `RandomCharacters(${length}, "${USED[characters]}")`),
  needs: () => RANDOM_CHARACTERS,
});
