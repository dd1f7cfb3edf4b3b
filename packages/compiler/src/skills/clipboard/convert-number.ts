import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, number } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

const WAYS = {
  multiply: ['multiply', 'multiplied', 'multiplies', 'times', 'factor', 'rate', 'convert'],
  divide: ['divide', 'divided', 'divides'],
  add: ['add', 'adds', 'plus'],
  subtract: ['subtract', 'subtracts', 'minus'],
  addPercent: [
    'increase',
    'increased',
    'raise',
    'raised',
    'add percent',
    'percent more',
    'percent on top',
    'markup',
    'mark up',
    'surcharge',
  ],
  takePercent: [
    'reduce',
    'reduced',
    'lower',
    'percent less',
    'percent off',
    'take off',
    'discount',
    'cheaper',
    'off the',
  ],
};
const SUMS = {
  multiply: 'number * value',
  divide: 'number / value',
  add: 'number + value',
  subtract: 'number - value',
  addPercent: 'number * (1 + value / 100)',
  takePercent: 'number * (1 - value / 100)',
};

export const convertNumber = action({
  id: 'convert-number',
  title: 'Multiply the selected numbers by a factor, such as an exchange rate, or change them by a percentage',
  slots: {
    value: number('factor or amount', 2),
    way: choice('way to change them', WAYS, 'multiply'),
    where: choice('text', WHERE, 'selection'),
  },
  code: ({ value, way, where }) =>
    changeText(where, `ChangedNumbers(text, (number) => ${SUMS[way].replace('value', String(value))})`),
  needs: ({ where }) => changeTextNeeds(where, CHANGED_NUMBERS),
});

export const CHANGED_NUMBERS = ahk`
  ; Changes every number of a text, and keeps what stands between them. The results have at most two decimals.
  ChangedNumbers(text, change) {
      result := "", place := 1
      while found := RegExMatch(text, "\d+(?:[.,]\d+)?", &match, place) {
          amount := Number(StrReplace(match[], ",", "."))
          changed := RegExReplace(Format("{:.2f}", change(amount)), "\.?0+$")
          result .= SubStr(text, place, found - place) changed
          place := found + match.Len
      }
      return result SubStr(text, place)
  }
`;
