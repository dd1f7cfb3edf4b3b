import type { Item } from '#language/program.ts';
import type { DIALOGS } from '#language/steps/dialogs.ts';
import type { Phrases, Words } from '../phrases.ts';
import { saySteps } from '../say-steps.ts';
import { sayList, sayText } from '../say-text.ts';
import { sayFiles, saySpot } from '../say-things.ts';
import { saySpan } from '../say-time.ts';
import { sayValue } from '../say-value.ts';

function sayItems(items: readonly Item[], words: Words): string {
  return items.map(({ label, steps }) => `${sayText(label)} ${saySteps(steps, words)}`).join('; ');
}

export const SAY_DIALOGS: Phrases<typeof DIALOGS> = {
  show: ({ value, time }, words) => `shows the message ${sayValue(value, words)}${time ? ` for ${saySpan(time)}` : ''}`,
  notify: ({ value }, words) => `shows the notification ${sayValue(value, words)}`,
  tip: ({ value, time }, words) =>
    `shows ${sayValue(value, words)} at the pointer${time ? ` for ${saySpan(time)}` : ' for a moment'}`,
  'big-text': ({ value, time }, words) =>
    `shows ${sayValue(value, words)} in huge letters${time ? ` for ${saySpan(time)}` : ''}`,
  'hide-big-text': () => 'removes the huge words from the screen',
  label: ({ value, spot }, words) => `keeps ${sayValue(value, words)} on the screen${spot ? ` ${saySpot(spot)}` : ''}`,
  'hide-label': () => 'removes the words from the screen',
  'show-picture': ({ file }, words) => `shows the picture ${sayFiles(file, words)}`,
  'show-list': ({ value }, words) => `shows ${sayValue(value, words)} in a window`,
  'note-window': ({ file }, words) => `opens a note that is kept in ${sayFiles(file, words)}`,
  ask: ({ prompt, hidden }, words) => `asks ${sayValue(prompt, words)}${hidden ? ' (what you type stays hidden)' : ''}`,
  'ask-number': ({ prompt }, words) => `asks for a number: ${sayValue(prompt, words)}`,
  'ask-date': ({ prompt }, words) => `asks for a date: ${sayValue(prompt, words)}`,
  choose: ({ prompt, options }, words) =>
    `asks ${sayValue(prompt, words)} with the choices ${sayList(
      options.map((option) => sayValue(option, words)),
      'and',
    )}`,
  pick: ({ lines }, words) => `lets you pick a line of ${sayValue(lines, words)}`,
  form: ({ fields }) =>
    `asks in one window for ${sayList(
      fields.map(({ label }) => sayText(label)),
      'and',
    )}`,
  confirm: ({ question, time, default: answer }, words) =>
    `asks ${sayValue(question, words)} and goes on only if you say yes${time ? ` (after ${saySpan(time)} the answer is ${answer})` : ''}`,
  password: () => 'asks for the password and goes on only if it is right',
  menu: ({ items }, words) => `shows a menu: ${sayItems(items, words)}`,
  buttons: ({ items }, words) => `shows a window with buttons: ${sayItems(items, words)}`,
  'tray-menu': ({ items }, words) => `adds to the tray menu: ${sayItems(items, words)}`,
};
