import { action } from '../skill.ts';
import { choice, number } from '../slot.ts';
import { deliver, INTO } from './deliver.ts';

export const typeRandomNumber = action({
  id: 'type-random-number',
  title: 'Type or show a random number between two numbers',
  slots: {
    lowest: number('smallest number', 1),
    highest: number('largest number', 100),
    into: choice('place for it', INTO, 'type'),
  },
  code: ({ lowest, highest, into }) => deliver(into, `Random(${lowest}, ${highest})`),
});
