import { quoteString } from '@hotscribe/ahk';
import { action } from '../skill.ts';
import { text } from '../slot.ts';
import { withLineBreaks } from './line-breaks.ts';

export const typeText = action({
  id: 'type-text',
  title: 'Type a text for you',
  slots: { text: text('text to type') },
  code: (values) => `SendText(${quoteString(withLineBreaks(values.text))})`,
});
