import { action } from '../skill.ts';
import { choice, duration, number, optional } from '../slot.ts';

const BETWEEN = {
  Enter: ['own line', 'each on a line', 'enter', 'new line', 'lines', 'column'],
  Tab: ['tab', 'tabs', 'cells', 'row'],
  Down: ['down arrow', 'excel'],
  Space: ['space', 'spaces'],
};

export const typeNumbers = action({
  id: 'type-numbers',
  title: 'Type all numbers from one to another',
  slots: {
    first: number('first number', 1),
    last: number('last number', 10),
    between: choice('key after each number', BETWEEN, 'Enter'),
    pause: optional(duration('time after each number')),
  },
  code: ({ first, last, between, pause }) =>
    [
      `Loop ${last} - ${first} + 1 {`,
      `    SendText(${first} + A_Index - 1)`,
      `    Send("{${between}}")`,
      ...(pause ? [`    Sleep(${pause})`] : []),
      '}',
    ].join('\n'),
});
