import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { duration, text } from '../slot.ts';

export const typeTextSlowly = action({
  id: 'type-text-slowly',
  title: 'Type a text letter by letter, as slowly as a person would',
  slots: { text: text('text to type'), pause: duration('time between two letters', 100) },
  code: (values) => ahk`
    for slowLetter in StrSplit(${quoteString(withoutManner(values.text))}) {
        SendText(slowLetter)
        Sleep(Random(${Math.round(values.pause / 2)}, ${Math.round(values.pause * 1.5)}))
    }
  `,
});

const MANNER =
  /[\s,]+(?:and |but |very |really |quite )*(?:slow(?:ly|er)?|(?:letter|character|key|char) (?:by|after) (?:letter|character|key|char)|one (?:letter|character|key) at a time|like a (?:person|human|real person|human being)|as if by hand|at a human speed)[.!]?$/i;

// "types hello slowly, letter by letter": without quotes, how it is typed stands behind what is typed.
function withoutManner(text: string): string {
  const shorter = text.replace(MANNER, '');
  return shorter === text ? text : withoutManner(shorter);
}
