import type { Field, Item } from '#language/program.ts';
import type { DIALOGS } from '#language/steps/dialogs.ts';
import type { Primary } from '#language/values.ts';
import type { Clause, Phrases, Words } from '../phrases.ts';
import { sayThen } from '../say-block.ts';
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
  notify: ({ value, steps }, words) => {
    const text = `shows ${value.kind === 'text' ? 'the notification' : 'a notification with'} ${sayValue(value, words)}`;
    return steps
      ? { kind: 'verb', text, more: [`if you click it, ${sayThen(steps, words)}`], next: 'meanwhile' }
      : text;
  },
  tip: ({ value, time }, words) =>
    `shows ${sayValue(value, words)} next to the pointer for ${time ? saySpan(time) : 'a moment'}`,
  'big-text': ({ value, color, size, spot, time }, words) =>
    `shows ${sayValue(value, words)} in ${letters(color, size, 'huge')}${spot ? ` ${saySpot(spot)}` : ''}${time ? ` for ${saySpan(time)}` : ''}`,
  'hide-big-text': () => 'removes the huge letters from the screen',
  label: ({ value, color, size, spot }, words) =>
    `shows ${sayValue(value, words)} ${color || size ? `in ${letters(color, size)} ` : ''}${spot ? saySpot(spot) : 'on the screen'} and leaves it there`,
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
  form: ({ title, fields }, words) =>
    `opens a window${title ? ` titled ${sayText(title)}` : ''} that asks for ${sayList(
      fields.map((field) => sayField(field, words)),
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

function sayField({ label, options, check }: Field, words: Words): string {
  if (check) return `${sayText(label)} (a check box)`;
  if (!options) return sayText(label);
  const choices = options.map((option) => sayValue(option, words));
  return `${sayText(label)} (${sayList(choices, 'or')})`;
}

const BIG_LETTERS = { large: 'enormous', small: 'big' } as const;

function letters(color: string | undefined, size: 'large' | 'small' | undefined, usual?: 'huge'): string {
  const big = usual && size ? BIG_LETTERS[size] : (size ?? usual);
  return [big, color, 'letters'].filter(Boolean).join(' ');
}

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
