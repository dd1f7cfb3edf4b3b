import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { distinctHotkeys } from '../distinct-hotkeys.ts';
import { recipe } from '../skill.ts';
import { hotkey, number, text } from '../slot.ts';
import { numberedText } from './numbered-text.ts';

const NEXT = 'F3';
const RESET = '+F3';

export const nextNumberWithReset = recipe({
  id: 'next-number-with-reset',
  title: 'Type the next number with one key, and start from the first again with another',
  slots: {
    next: hotkey('key that types the next number', NEXT),
    reset: hotkey('key that starts over, resets it', RESET),
    first: number('first number', 1),
    prefix: text('text before the number', ''),
  },
  code: ({ first, prefix: said, ...keys }) => {
    const [next, reset] = distinctHotkeys([keys.next, keys.reset] as const, [NEXT, RESET]);
    const { prefix, digits = 1, first: start = first < 10 ? 1 : first } = numberedText(said);
    const counted = digits > 1 ? `Format("{:0${digits}}", count)` : 'count';
    return ahk`
    first := ${start}
    count := first

    ${next}:: { ; types the next number
        global count
        SendText(${prefix ? `${quoteString(prefix)} ` : ''}${counted})
        count += 1
    }

    ${reset}:: { ; starts from the first again
        global count := first
        ToolTip("The next number is " first ".")
        SetTimer(ToolTip, -1500)
    }
  `;
  },
});
