import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { number, text } from '../slot.ts';

export const typeNextNumber = action({
  id: 'type-next-number',
  title: 'Type the next number each time: 1, 2, 3 …',
  slots: {
    first: number('first number', 1),
    prefix: text('text before the number', ''),
    digits: number('number of digits, filled up with zeros', 1),
  },
  code: ({ first, prefix, digits }) => {
    const counted = digits > 1 ? `Format("{:0${digits}}", nextNumber)` : 'nextNumber';
    return ahk`
      static nextNumber := ${first}
      SendText(${prefix === '' ? '' : `${quoteString(prefix)} `}${counted})
      nextNumber += 1
    `;
  },
});
