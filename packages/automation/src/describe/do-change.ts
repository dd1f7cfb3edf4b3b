import type { Change } from '#language/values.ts';
import type { Words } from './phrases.ts';
import { sayEveryText, sayText } from './say-text.ts';
import { sayInside } from './say-value.ts';

type Of<K extends Change['kind']> = Extract<Change, { kind: K }>;

const DO: { readonly [K in Change['kind']]: (text: string, change: Of<K>, words: Words) => string } = {
  upper: (text) => `changes ${text} to capital letters`,
  lower: (text) => `changes ${text} to lowercase`,
  title: (text) => `capitalizes the first letter of each word in ${text}`,
  sentence: (text) => `capitalizes the first letter of each sentence in ${text}`,
  'invert-case': (text) => `swaps uppercase and lowercase letters in ${text}`,
  'next-case': (text) => `changes ${text} to the next style: Each Word Capitalized, ALL CAPITALS, all lowercase`,
  trim: (text) => `removes the spaces at the beginning and end of ${text}`,
  'trim-lines': (text) => `removes the spaces at the beginning and end of each line of ${text}`,
  'one-line': (text) => `puts ${text} on one line`,
  unwrap: (text) => `joins the broken lines of ${text} but keeps its paragraphs`,
  'no-blank-lines': (text) => `removes the blank lines from ${text}`,
  'sort-lines': (text) => `sorts the lines of ${text}`,
  'unique-lines': (text, change) =>
    `removes repeated lines from ${text}${change['any-case'] ? ', ignoring capitalization' : ''}`,
  'shuffle-lines': (text) => `puts the lines of ${text} in random order`,
  'reverse-lines': (text) => `reverses the order of the lines of ${text}`,
  reverse: (text) => `reverses ${text} letter by letter`,
  'number-lines': (text) => `numbers the lines of ${text}`,
  'remove-numbers': (text) => `removes all numbers from ${text}`,
  'only-numbers': (text) => `removes everything but the digits from ${text}`,
  'only-letters': (text) => `removes everything but the letters from ${text}`,
  'no-spaces': (text) => `removes all spaces from ${text}`,
  'single-spaces': (text) => `reduces repeated spaces in ${text} to single ones`,
  'no-accents': (text) => `removes the accents from the letters of ${text}`,
  'no-punctuation': (text) => `removes the punctuation from ${text}`,
  'straight-quotes': (text) => `makes the quotation marks in ${text} straight`,
  'curly-quotes': (text) => `makes the quotation marks in ${text} curly`,
  'clean-number': (text) => `changes ${text} to a plain number`,
  'group-digits': (text) => `puts the digits of ${text} in groups of three`,
  'swap-decimal-signs': (text) => `swaps periods and commas in the numbers in ${text}`,
  'spaces-to': (text, { sign }) => `replaces every space in ${text} with ${sayText(sign)}`,
  replace: (text, { what, by }, words) =>
    by.kind === 'text' && by.text === ''
      ? `removes ${sayEveryText(what)} from ${text}`
      : `replaces ${sayEveryText(what)} in ${text} with ${sayInside(by, words)}`,
  remove: (text, { what }) => `removes ${sayEveryText(what)} from ${text}`,
  wrap: (text, { before, after }, words) =>
    `puts ${sayInside(before, words)} in front of ${text} and ${sayInside(after, words)} after it`,
  prefix: (text, change, words) => `puts ${sayInside(change.with, words)} in front of ${text}`,
  suffix: (text, change, words) => `adds ${sayInside(change.with, words)} to the end of ${text}`,
  'prefix-lines': (text, change, words) => `puts ${sayInside(change.with, words)} in front of each line of ${text}`,
  'suffix-lines': (text, change, words) => `adds ${sayInside(change.with, words)} to the end of each line of ${text}`,
  'join-lines': (text, { sign }) => `joins the lines of ${text} into one, with ${sayText(sign)} between them`,
  'split-lines': (text, { sign }) => `splits ${text} into lines at ${sayEveryText(sign)}`,
  'keep-lines': (text, { having }) => `keeps only the lines of ${text} that contain ${sayText(having)}`,
  'drop-lines': (text, { having }) => `removes the lines that contain ${sayText(having)} from ${text}`,
  'first-characters': (text, { count }, words) => `cuts ${text} to its first ${characters(sayInside(count, words))}`,
  'last-characters': (text, { count }, words) => `cuts ${text} to its last ${characters(sayInside(count, words))}`,
  'pad-numbers': (text, { digits }) => `writes the numbers in ${text} with ${digits} digits`,
  'swap-names': (text) => `swaps the first and last names in ${text}`,
  'snake-case': (text) => `changes ${text} to words_joined_like_this`,
  'kebab-case': (text) => `changes ${text} to words-joined-like-this`,
  'camel-case': (text) => `changes ${text} to wordsJoinedLikeThis`,
  calc: (text) => `replaces the calculation in ${text} with its result`,
  'number-to-words': (text) => `writes the numbers in ${text} as words`,
  'spell-out': (text) => `replaces each letter of ${text} with its code word (Alpha, Bravo …)`,
  'url-encode': (text) => `changes ${text} so that it can be used in a web address (a space becomes %20, for example)`,
  'url-decode': (text) =>
    `turns web address codes in ${text} back into plain characters (%20 becomes a space, for example)`,
  'html-escape': (text) => `changes the special characters in ${text} so that they can be used in HTML`,
  base64: (text) => `changes ${text} to Base64`,
  'clean-links': (text) => `removes the tracking parts from the links in ${text}`,
  'markdown-table': (text) => `changes ${text} to a Markdown table`,
};

function characters(count: string): string {
  return count === '1' ? 'character' : `${count} characters`;
}

/** What is done to a text, one verb a change: "removes all numbers from the selected text, then sorts the lines of it". */
export function doChanges(text: string, changes: readonly Change[], words: Words): string {
  const verbs = changes.map((change, index) => {
    // Each kind has its own phrase, of its own type; TypeScript cannot follow that through the index.
    const say = DO[change.kind] as (text: string, change: Change, words: Words) => string;
    return index === 0 ? say(text, change, words) : withIts(say('it', change, words));
  });
  const last = verbs.pop() ?? '';
  return verbs.length === 0 ? last : `${verbs.join(', ')}, then ${last}`;
}

function withIts(phrase: string): string {
  return phrase
    .replace('each line of it', 'each of its lines')
    .replace(/\bthe ((?:blank )?lines|digits|letters) of it\b/, 'its $1');
}
