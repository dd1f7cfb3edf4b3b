import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

const WAYS = {
  swap: ['swap', 'swaps', 'swapped', 'exchange', 'switch', 'the other way round', 'vice versa', 'both'],
  toPoint: [
    'comma to a point',
    'comma to point',
    'commas to dots',
    'comma into a dot',
    'commas into points',
    'comma becomes a point',
    'comma to dot',
    'commas by dots',
    'commas with dots',
    'commas with points',
  ],
  toComma: [
    'point to a comma',
    'point to comma',
    'dots to commas',
    'dot into a comma',
    'points into commas',
    'point becomes a comma',
    'dot to comma',
    'dots by commas',
    'dots with commas',
    'points with commas',
  ],
};

const EXPRESSIONS = {
  swap: 'SwapDecimalSigns(text)',
  toPoint: 'RegExReplace(text, "(?<=\\d),(?=\\d)", ".")',
  toComma: 'RegExReplace(text, "(?<=\\d)\\.(?=\\d)", ",")',
};

export const swapDecimalSigns = action({
  id: 'swap-decimal-signs',
  title: 'Swap decimal comma and decimal point in the selected numbers',
  slots: { way: choice('way', WAYS, 'swap'), where: choice('text', WHERE, 'selection') },
  code: ({ way, where }) => changeText(where, EXPRESSIONS[way]),
  needs: ({ way, where }) => changeTextNeeds(where, ...(way === 'swap' ? [SWAP] : [])),
});

const SWAP = ahk`
  ; 1.234,56 becomes 1,234.56 and the other way round.
  SwapDecimalSigns(text) {
      text := RegExReplace(text, "(?<=\d),(?=\d)", "|")
      text := RegExReplace(text, "(?<=\d)\.(?=\d)", ",")
      return RegExReplace(text, "(?<=\d)\|(?=\d)", ".")
  }
`;
