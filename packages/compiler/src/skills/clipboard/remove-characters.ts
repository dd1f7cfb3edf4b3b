import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

const KINDS = {
  spaces: ['spaces', 'space', 'whitespace', 'blanks'],
  digits: ['digits', 'numbers', 'numerals'],
  others: [
    'everything but the digits',
    'everything except numbers',
    'only the digits',
    'only the numbers',
    'only digits',
    'only numbers',
    'keep the numbers',
    'just the numbers',
    'just digits',
    'non-numeric',
    'non numeric',
  ],
  punctuation: ['punctuation', 'symbols', 'special characters', 'commas and dots'],
  quotes: ['quotes', 'quotation marks', 'apostrophes'],
  dashes: ['dashes', 'hyphens'],
  commas: ['commas', 'thousands separators'],
  tags: ['html', 'tags', 'html tags', 'markup'],
  tabs: ['tabs'],
};

const PATTERNS = {
  spaces: '[ \\t]',
  digits: '\\d',
  others: '\\D',
  punctuation: '[[:punct:]]',
  quotes: '[`"\'“”‘’]',
  dashes: '[-–—]',
  commas: ',',
  tags: '<[^>]+>',
  tabs: '\\t',
};

export const removeCharacters = action({
  id: 'remove-characters',
  title: 'Remove all spaces, digits, punctuation or HTML tags from the text',
  slots: { kind: choice('kind of characters', KINDS, 'spaces'), where: choice('text', WHERE, 'selection') },
  code: ({ kind, where }) => changeText(where, `RegExReplace(text, "${PATTERNS[kind]}")`),
  needs: ({ where }) => changeTextNeeds(where),
});
