import type { Change } from '#language/values.ts';
import type { Words } from './phrases.ts';
import { sayEveryText, sayText } from './say-text.ts';
import { sayInside } from './say-value.ts';

type Of<K extends Change['kind']> = Extract<Change, { kind: K }>;

const SAY: { readonly [K in Change['kind']]: (text: string, change: Of<K>, words: Words) => string } = {
  upper: (text) => `${text} in capital letters`,
  lower: (text) => `${text} in lowercase`,
  title: (text) => `${text} with the first letter of each word capitalized`,
  sentence: (text) => `${text} with the first letter of each sentence capitalized`,
  'invert-case': (text) => `${text} with uppercase and lowercase letters swapped`,
  'next-case': (text) => `${text} in the next capitalization style`,
  trim: (text) => `${text} without spaces at the beginning and end`,
  'trim-lines': (text) => `${text} without spaces at the beginning and end of its lines`,
  'one-line': (text) => `${text} put on one line`,
  unwrap: (text) => `${text} with broken lines joined and paragraphs kept`,
  'no-blank-lines': (text) => `${text} without blank lines`,
  'sort-lines': (text) => `${text} with the lines sorted`,
  'unique-lines': (text, change) =>
    `${text} without repeated lines${change['any-case'] ? ' (ignoring capitalization)' : ''}`,
  'shuffle-lines': (text) => `${text} with the lines in random order`,
  'reverse-lines': (text) => `${text} with the lines in reverse order`,
  reverse: (text) => `${text} backward`,
  'number-lines': (text) => `${text} with the lines numbered`,
  'remove-numbers': (text) => `${text} without its numbers`,
  'only-numbers': (text) => `only the digits of ${text}`,
  'only-letters': (text) => `only the letters of ${text}`,
  'no-spaces': (text) => `${text} without its spaces`,
  'single-spaces': (text) => `${text} with single spaces only`,
  'no-accents': (text) => `${text} without accents`,
  'no-punctuation': (text) => `${text} without punctuation`,
  'straight-quotes': (text) => `${text} with straight quotation marks`,
  'curly-quotes': (text) => `${text} with curly quotation marks`,
  'clean-number': (text) => `${text} as a plain number (like 1234.5)`,
  'group-digits': (text) => `${text} with its digits in groups of three`,
  'swap-decimal-signs': (text) => `${text} with periods and commas in its numbers swapped`,
  'spaces-to': (text, { sign }) => `${text} with its spaces replaced by ${sayText(sign)}`,
  replace: (text, { what, by }, words) =>
    by.kind === 'text' && by.text === ''
      ? `${text} with ${sayEveryText(what)} removed`
      : `${text} with ${sayEveryText(what)} replaced by ${sayInside(by, words)}`,
  remove: (text, { what }) => `${text} with ${sayEveryText(what)} removed`,
  wrap: (text, { before, after }, words) =>
    `${text} between ${sayInside(before, words)} and ${sayInside(after, words)}`,
  prefix: (text, change, words) => `${sayInside(change.with, words)} followed by ${text}`,
  suffix: (text, change, words) => `${text} followed by ${sayInside(change.with, words)}`,
  'prefix-lines': (text, change, words) => `${text} with ${sayInside(change.with, words)} in front of each line`,
  'suffix-lines': (text, change, words) => `${text} with ${sayInside(change.with, words)} at the end of each line`,
  'join-lines': (text, { sign }) => `the lines of ${text} joined into one with ${sayText(sign)} between them`,
  'split-lines': (text, { sign }) => `${text} with a new line at ${sayEveryText(sign)}`,
  'keep-lines': (text, { having }) => `only the lines of ${text} that contain ${sayText(having)}`,
  'drop-lines': (text, { having }) => `${text} without the lines that contain ${sayText(having)}`,
  'first-characters': (text, { count }, words) => `the first ${characters(sayInside(count, words))} of ${text}`,
  'last-characters': (text, { count }, words) => `the last ${characters(sayInside(count, words))} of ${text}`,
  'pad-numbers': (text, { digits }) => `${text} with its numbers written with ${digits} digits`,
  'swap-names': (text) => `${text} with first and last names swapped`,
  'snake-case': (text) => `${text} written like_this`,
  'kebab-case': (text) => `${text} in lowercase with hyphens between the words`,
  'camel-case': (text) => `${text} written likeThis`,
  calc: (text) => `the result of the calculation in ${text}`,
  'number-to-words': (text) => `${text} in words`,
  'spell-out': (text) => `${text} spelled out with code words (Alpha, Bravo …)`,
  'url-encode': (text) => `${text} in the form for web addresses (like %20 for a space)`,
  'url-decode': (text) => `${text} with web address codes like %20 turned back into plain characters`,
  'html-escape': (text) => `${text} rewritten so that a web page shows it exactly as it is`,
  base64: (text) => `${text} in Base64`,
  'clean-links': (text) => `${text} with the tracking parts of its links removed`,
  'markdown-table': (text) => `${text} as a Markdown table`,
};

function characters(count: string): string {
  return count === '1' ? 'character' : `${count} characters`;
}

/** A text with a change made to it, as a thing: "the copied text in capital letters". */
export function sayChange(text: string, change: Change, words: Words): string {
  // Each kind has its own phrase, of its own type; TypeScript cannot follow that through the index.
  return (SAY[change.kind] as (text: string, change: Change, words: Words) => string)(text, change, words);
}
