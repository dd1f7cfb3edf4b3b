import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, number, text } from '../slot.ts';

const BETWEEN = {
  nothing: ['in a row', 'one after another', 'straight line'],
  Enter: ['each on its own line', 'own line', 'new line', 'separate lines', 'enter after', 'press enter', 'hit enter'],
  Space: ['with spaces', 'separated by spaces'],
};

export const typeTextTimes = action({
  id: 'type-text-times',
  title: 'Type the same text or character several times',
  slots: {
    text: text('text to repeat', '-'),
    times: number('number of times', 10),
    after: choice('key after each one', BETWEEN, 'nothing'),
  },
  code: ({ text: repeated, times, after }) =>
    after === 'nothing'
      ? `Loop ${times}\n    SendText(${quoteString(repeated)})`
      : ahk`
          Loop ${times} {
              SendText(${quoteString(repeated)})
              Send("{${after}}")
          }
        `,
});
