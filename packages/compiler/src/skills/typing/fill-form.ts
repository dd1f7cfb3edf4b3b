import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { key, text } from '../slot.ts';
import { listed } from './listed.ts';

// "Helen Marsh, tab, Room 214, enter": keys said between the texts, with whatever marks people put around them.
const KEY_SAID =
  /[\s,;+]*(?:(?:and|then|press|hit)\s+)*[<{[(]?\b(tab|enter|return|arrow down|down arrow)\b(?: key)?(?:[>}\])][\s,;+]*|[\s,;+]+|$)/iu;
const KEYS: Readonly<Record<string, string>> = { tab: 'Tab', enter: 'Enter', return: 'Enter' };

export const fillForm = action({
  id: 'fill-form',
  title: 'Fill in a form, going from field to field with Tab',
  slots: {
    values: text('texts for the fields', 'First name\nLast name\nyour.name@example.com'),
    next: key('key that goes to the next field', 'Tab'),
  },
  code: ({ values, next }) => (KEY_SAID.test(values) ? stepsSaid(values) : fieldByField(values, next)),
});

function stepsSaid(values: string): string {
  const parts = values.split(KEY_SAID); // texts and keys in turn
  return parts
    .flatMap((part, index) => {
      if (index % 2 === 1) return [`Send("{${KEYS[part.toLowerCase()] ?? 'Down'}}")`, 'Sleep(100)'];
      return part.trim() === '' ? [] : [`SendText(${quoteString(part.trim())})`];
    })
    .join('\n')
    .replace(/\nSleep\(100\)$/, '');
}

function fieldByField(values: string, next: string): string {
  return ahk`
    for formText in [${listed(values)
      .map((value) => quoteString(value))
      .join(', ')}] {
        SendText(formText)
        Send(${quoteString(`{${next}}`)})
        Sleep(100)
    }
  `;
}
