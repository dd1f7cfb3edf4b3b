import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { duration, text } from '../slot.ts';

export const typeTextSlowly = action({
  id: 'type-text-slowly',
  title: 'Type a text letter by letter, as slowly as a person would',
  slots: { text: text('text to type'), pause: duration('time between two letters', 100) },
  code: (values) => ahk`
    for slowLetter in StrSplit(${quoteString(values.text)}) {
        SendText(slowLetter)
        Sleep(Random(${Math.round(values.pause / 2)}, ${Math.round(values.pause * 1.5)}))
    }
  `,
});
