import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { key, text } from '../slot.ts';
import { listed } from './listed.ts';

export const fillForm = action({
  id: 'fill-form',
  title: 'Fill in a form, going from field to field with Tab',
  slots: {
    values: text('texts for the fields', 'First name\nLast name\nyour.name@example.com'),
    next: key('key that goes to the next field', 'Tab'),
  },
  code: ({ values, next }) => ahk`
    for formText in [${listed(values)
      .map((value) => quoteString(value))
      .join(', ')}] {
        SendText(formText)
        Send(${quoteString(`{${next}}`)})
        Sleep(100)
    }
  `,
});
