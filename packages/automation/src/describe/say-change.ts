import type { Change } from '#language/values.ts';
import type { Words } from './phrases.ts';
import { sayText } from './say-text.ts';
import { sayValue } from './say-value.ts';

type Of<K extends Change['kind']> = Extract<Change, { kind: K }>;

const SAY: { readonly [K in Change['kind']]: (change: Of<K>, words: Words) => string } = {
  upper: () => 'in capital letters',
  lower: () => 'in small letters',
  title: () => 'with a capital for each word',
  sentence: () => 'with a capital for each sentence',
  'invert-case': () => 'with capital and small letters swapped',
  'next-case': () => 'in the next style of capitals (Title, UPPER, lower)',
  trim: () => 'without spaces at its ends',
  'trim-lines': () => 'without spaces at the ends of its lines',
  'one-line': () => 'on one line',
  unwrap: () => 'with broken lines joined and paragraphs kept',
  'no-blank-lines': () => 'without blank lines',
  'sort-lines': () => 'with its lines sorted',
  'unique-lines': () => 'without repeated lines',
  'shuffle-lines': () => 'with its lines shuffled',
  'reverse-lines': () => 'with its lines in reverse order',
  reverse: () => 'backward',
  'number-lines': () => 'with numbered lines',
  'remove-numbers': () => 'without numbers',
  'only-numbers': () => 'with only its digits left',
  'only-letters': () => 'with only its letters left',
  'no-spaces': () => 'without spaces',
  'single-spaces': () => 'with single spaces only',
  'no-accents': () => 'without accents',
  'no-punctuation': () => 'without punctuation',
  'straight-quotes': () => 'with straight quotes',
  'curly-quotes': () => 'with curly quotes',
  'clean-number': () => 'as a plain number',
  'group-digits': () => 'with its digits in groups of three',
  'swap-decimal-signs': () => 'with points and commas in numbers swapped',
  'spaces-to': ({ sign }) => `with ${sayText(sign)} for each space`,
  replace: ({ what, by }, words) => `with ${sayValue(by, words)} for each ${sayText(what)}`,
  remove: ({ what }) => `without ${sayText(what)}`,
  wrap: ({ before, after }, words) => `between ${sayValue(before, words)} and ${sayValue(after, words)}`,
  prefix: ({ with: text }, words) => `with ${sayValue(text, words)} in front`,
  suffix: ({ with: text }, words) => `with ${sayValue(text, words)} at the end`,
  'prefix-lines': ({ with: text }, words) => `with ${sayValue(text, words)} in front of each line`,
  'suffix-lines': ({ with: text }, words) => `with ${sayValue(text, words)} at the end of each line`,
  'join-lines': ({ sign }) => `with its lines joined by ${sayText(sign)}`,
  'split-lines': ({ sign }) => `with a new line at each ${sayText(sign)}`,
  'keep-lines': ({ having }) => `with only the lines that contain ${sayText(having)}`,
  'drop-lines': ({ having }) => `without the lines that contain ${sayText(having)}`,
  'first-characters': ({ count }, words) => `cut to its first ${sayValue(count, words)} characters`,
  'last-characters': ({ count }, words) => `cut to its last ${sayValue(count, words)} characters`,
  'pad-numbers': ({ digits }) => `with ${digits} digits for each number`,
  'swap-names': () => 'with first and last name swapped',
  'snake-case': () => 'in snake_case',
  'kebab-case': () => 'in kebab-case',
  'camel-case': () => 'in camelCase',
  calc: () => 'worked out',
  'number-to-words': () => 'with numbers in words',
  'spell-out': () => 'spelled out letter by letter (Alpha, Bravo …)',
  'url-encode': () => 'encoded for a web address',
  'url-decode': () => 'decoded from a web address',
  'html-escape': () => 'as HTML text',
  base64: () => 'in Base64',
  'clean-links': () => 'with tracking removed from links',
  'markdown-table': () => 'as a Markdown table',
};

/** How a text is changed, behind the text: "in capital letters". */
export function sayChange(change: Change, words: Words): string {
  // Each kind has its own phrase, of its own type; TypeScript cannot follow that through the index.
  return (SAY[change.kind] as (change: Change, words: Words) => string)(change, words);
}

/** Several changes one after the other. */
export function sayChanges(changes: readonly Change[], words: Words): string {
  return changes.map((change) => sayChange(change, words)).join(', then ');
}
