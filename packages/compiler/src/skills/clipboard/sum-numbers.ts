import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { deliver } from '../typing/deliver.ts';
import { textOf, textOfNeeds, WHERE } from './selected-text.ts';

const RESULTS = { sum: ['sum', 'total', 'add up', 'adds up'], average: ['average', 'mean'] };
const INTO = {
  show: ['show', 'tell me', 'see', 'pop up', 'popup', 'message', 'display'],
  type: ['type', 'write', 'insert', 'paste', 'behind', 'after it'],
  clipboard: ['to the clipboard', 'on the clipboard', 'into the clipboard', 'copy the total', 'copy the sum'],
};

export const sumNumbers = action({
  id: 'sum-numbers',
  title: 'Add up all numbers in the selected text',
  slots: {
    result: choice('result', RESULTS, 'sum'),
    into: choice('place for it', INTO, 'show'),
    where: choice('text', WHERE, 'selection'),
  },
  code: ({ result, into, where }) => ahk`
    summedNumbers := NumbersIn(${textOf(where)})
    numberTotal := 0
    for summedNumber in summedNumbers
        numberTotal += summedNumber
    ${deliver(into, result === 'sum' ? 'ShortNumber(numberTotal)' : 'ShortNumber(numberTotal / Max(summedNumbers.Length, 1))')}
  `,
  needs: ({ where }) => [NUMBERS_IN, SHORT_NUMBER, textOfNeeds(where)].filter(Boolean).join('\n\n'),
});

const NUMBERS_IN = ahk`
  ; The numbers in a text. 1,250.50 and 1.250,50 are both understood.
  NumbersIn(text) {
      numbers := [], position := 1
      while position := RegExMatch(text, "(?:(?<!\S)-)?\d+(?:[.,]\d{3})*(?:[.,]\d+)?", &match, position) {
          found := match[]
          if found ~= "\.\d{3}[.,]" ; the dots stand between thousands
              found := StrReplace(found, ".")
          found := StrReplace(RegExReplace(found, ",(?=\d{3}(?!\d))"), ",", ".")
          if IsNumber(found)
              numbers.Push(Number(found))
          position += match.Len
      }
      return numbers
  }
`;

const SHORT_NUMBER = ahk`
  ; A number with at most four decimals and no zeros at its end.
  ShortNumber(number) {
      return RTrim(RTrim(Round(number, 4), "0"), ".")
  }
`;
