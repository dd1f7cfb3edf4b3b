import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

const ORDERS = {
  '': ['alphabetically', 'alphabetical', 'a to z', 'a-z', 'ascending'],
  R: ['descending', 'z to a', 'z-a', 'reverse order', 'backwards'],
  N: ['numerically', 'numeric', 'by number', 'smallest to largest', 'smallest first'],
  'N R': ['largest first', 'largest to smallest', 'highest first'],
  Random: ['shuffle', 'random order', 'randomly', 'randomise', 'randomize', 'mix up'],
};

const DUPLICATES = {
  keep: ['keep duplicates'],
  remove: ['remove duplicates', 'no duplicates', 'duplicates', 'dedupe', 'unique', 'doubles', 'repeated'],
};

export const sortLines = action({
  id: 'sort-lines',
  title: 'Sort the lines of the text, and drop duplicates if you like',
  slots: {
    order: choice('order', ORDERS, ''),
    duplicates: choice('treatment of duplicates', DUPLICATES, 'keep'),
    where: choice('text', WHERE, 'selection'),
  },
  code: ({ order, duplicates, where }) => {
    const options = [order, duplicates === 'remove' ? 'U' : ''].filter(Boolean).join(' ');
    return ahk`${changeText(where, `Sort(text${options === '' ? '' : `, "${options}"`})`)}`;
  },
  needs: ({ where }) => changeTextNeeds(where),
});
