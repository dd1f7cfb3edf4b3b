import { quoteString } from '@hotscribe/ahk';
import { action } from '../skill.ts';
import { choice, number, text } from '../slot.ts';
import { deliver, INTO } from './deliver.ts';
import { numberedText } from './numbered-text.ts';
import { RANDOM_CHARACTERS } from './random-characters.ts';

const CHARACTERS = {
  digits: ['digits', 'digit', 'numbers', 'figures', 'numerals'],
  both: ['letters and digits', 'letters and numbers', 'numbers and letters', 'digits and letters', 'alphanumeric'],
  letters: ['letters', 'random letters'],
  hex: ['hex', 'hexadecimal'],
};

const USED = {
  digits: '0123456789',
  both: 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789',
  letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  hex: '0123456789abcdef',
};

export const typeRandomCode = action({
  id: 'type-random-code',
  title: 'Type a reference made of a text and random digits or letters, such as REF-482913',
  slots: {
    prefix: text('text in front of it', ''),
    length: number('number of random characters', 6),
    characters: choice('random characters', CHARACTERS, 'digits'),
    into: choice('place for it', INTO, 'type'),
  },
  code: ({ prefix: said, length, characters, into }) => {
    const { prefix, digits } = numberedText(said);
    const front = prefix === '' ? '' : `${quoteString(prefix)} `;
    return deliver(
      into,
      `${front}RandomCharacters(${digits ?? Math.max(1, Math.round(length))}, "${USED[characters]}")`,
    );
  },
  needs: () => RANDOM_CHARACTERS,
});
