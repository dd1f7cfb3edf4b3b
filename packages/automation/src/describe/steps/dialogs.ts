import type { Item } from '#language/program.ts';
import type { DIALOGS } from '#language/steps/dialogs.ts';
import type { Primary } from '#language/values.ts';
import type { Clause, Phrases, Words } from '../phrases.ts';
import { sayFiles } from '../say-files.ts';
import { saySteps } from '../say-steps.ts';
import { sayList, sayText } from '../say-text.ts';
import { saySpot } from '../say-things.ts';
import { saySpan } from '../say-time.ts';
import { sayInside, sayValue } from '../say-value.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const SAY_DIALOGS: Phrases<typeof DIALOGS> = {
  show: ({ value, title, time }, words) =>
    `shows ${value.kind === 'text' ? 'the message' : 'a message with'} ${sayValue(value, words)}${title ? ` with the title ${sayValue(title, words)}` : ''}${time ? ` for ${saySpan(time)}` : ''}`,
  notify: ({ value }, words) =>
    `shows ${value.kind === 'text' ? 'the notification' : 'a notification with'} ${sayValue(value, words)}`,
  tip: ({ value, time }, words) =>
    `shows ${sayValue(value, words)} next to the pointer for ${time ? saySpan(time) : 'a moment'}`,
  'big-text': ({ value, time }, words) =>
    `shows ${sayValue(value, words)} in huge letters${time ? ` for ${saySpan(time)}` : ''}`,
  'hide-big-text': () => 'removes the huge letters from the screen',
  label: ({ value, spot }, words) =>
    `shows ${sayValue(value, words)} ${spot ? saySpot(spot) : 'on the screen'} and leaves it there`,
  'hide-label': () => 'removes the words it showed from the screen',
  'show-picture': ({ file }, words) => `shows the picture ${sayFiles(file, words)}`,
  'show-list': ({ value }, words) => `shows the lines of ${sayInside(value, words)} as a list in a window`,
  'note-window': ({ file }, words) => `opens a note that is kept in ${sayFiles(file, words)}`,
  ask: ({ prompt, default: filled, hidden }, words) =>
    `asks ${sayValue(prompt, words)}${filledIn(filled, words)}${hidden ? ' without showing what you type' : ''}`,
  'ask-number': ({ prompt, default: filled }, words) =>
    `asks for a number with the question ${sayValue(prompt, words)}${filledIn(filled, words)}`,
  'ask-date': ({ prompt }, words) => `asks for a date with the question ${sayValue(prompt, words)}`,
  choose: ({ prompt, options }, words) =>
    `asks ${sayValue(prompt, words)} with the choices ${sayList(
      options.map((option) => sayValue(option, words)),
      'and',
    )}`,
  pick: ({ lines }, words) => `lets you pick a line from ${sayInside(lines, words)}`,
  form: ({ title, fields }) =>
    `opens a window${title ? ` titled ${sayText(title)}` : ''} that asks for ${sayList(
      fields.map(({ label }) => sayText(label)),
      'and',
    )}`,
  confirm: ({ question, time, default: answer }, words) => ({
    kind: 'verb',
    text: `asks ${sayValue(question, words)}`,
    more: time ? [`if you do not answer within ${saySpan(time)}, that counts as ${answer}`] : [],
    next: 'if you say yes',
  }),
  password: () => ({ kind: 'verb', text: 'asks for the password', next: 'if it is right' }),
  menu: ({ items }, words) => choices('shows a menu with', 'choice', items, words),
  buttons: ({ items, stay }, words) => {
    const { more = [], ...said } = choices('shows a window with', 'button', items, words);
    return { ...said, more: stay ? [...more, 'the window stays open'] : more };
  },
  'tray-menu': ({ items }, words) => ({
    ...choices('adds', 'choice', items, words, ' to the menu of its icon next to the clock'),
    next: 'without waiting for a choice',
  }),
};

function filledIn(value: Primary | undefined, words: Words): string {
  return value ? ` with ${sayInside(value, words)} already filled in` : '';
}

function choices(start: string, noun: string, items: readonly Item[], words: Words, end = ''): Clause {
  const count = NUMBERS[items.length] ?? String(items.length);
  return {
    kind: 'verb',
    text: `${start} ${count} ${noun}${items.length === 1 ? '' : 's'}${end}`,
    more: items.flatMap(({ label, steps }) => {
      const [first = 'it does nothing', ...more] = saySteps(steps, words);
      return [`“${label}”: ${first}`, ...more];
    }),
    next: items.length === 2 ? 'after either choice' : 'after any of these',
  };
}
