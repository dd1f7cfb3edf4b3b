import type { Condition } from '#language/conditions.ts';
import type { Primary } from '#language/values.ts';
import type { Words } from './phrases.ts';
import { sayList, sayText } from './say-text.ts';
import { sayInside } from './say-value.ts';

const COMPARED = {
  '=': ['is', 'is not'],
  '<': ['is less than', 'is not less than'],
  '>': ['is more than', 'is not more than'],
  '<=': ['is at most', 'is more than'],
  '>=': ['is at least', 'is less than'],
  contains: ['contains', 'does not contain'],
  'starts-with': ['starts with', 'does not start with'],
  'ends-with': ['ends with', 'does not end with'],
  matches: ['matches the pattern', 'does not match the pattern'],
} as const;

const SHAPE_NAMES = {
  number: 'a number',
  address: 'a web address',
  email: 'an email address',
  path: 'the location of a file or folder',
  date: 'a date',
  text: 'text',
  image: 'a picture',
  files: 'one or more files',
  empty: 'empty',
} as const;

/** "the count is more than 3", "what you copied contains “@”". */
export function sayCompared(
  { value, how, with: other }: Extract<Condition, { kind: 'compare' }>,
  words: Words,
  isSo: boolean,
): string {
  const subject = sayInside(value, words);
  const [verb, what] = how === 'matches' && other.kind === 'text' ? form(other.text) : [how, sayInside(other, words)];
  if (how === '=' && other.kind === 'text' && other.text === '') return `${subject} is ${isSo ? '' : 'not '}empty`;
  const said = COMPARED[verb][isSo ? 0 : 1];
  return `${subject} ${isPlural(subject) ? said.replace(/^is/, 'are') : said} ${what}`;
}

// A pattern of which only the ends are open is said by what it begins or ends with.
function form(pattern: string): readonly [keyof typeof COMPARED, string] {
  const [, open, text, end] = /^(\*?)([^*?]*)(\*?)$/.exec(pattern) ?? [];
  if (text && (open || end)) {
    if (open && end) return ['contains', sayText(text)];
    return [end ? 'starts-with' : 'ends-with', sayText(text)];
  }
  const parts = (pattern.match(/\*|\?+|[^*?]+/g) ?? []).map((part) => {
    if (part === '*') return 'any text';
    if (!part.startsWith('?')) return sayText(part);
    return part.length === 1 ? 'any character' : `any ${part.length} characters`;
  });
  return ['matches', sayList(parts, 'and')];
}

function isPlural(subject: string): boolean {
  return /^the (?:days|seconds|minutes|hours) /.test(subject);
}

/** "what you copied is a number", "the remembered text is empty". */
export function sayShape({ value, shape }: Extract<Condition, { kind: 'is' }>, words: Words, isSo: boolean): string {
  if (shape === 'empty' && value.kind === 'clipboard') return isSo ? 'nothing is copied' : 'something is copied';
  if (shape === 'empty' && value.kind === 'selection') return isSo ? 'no text is selected' : 'some text is selected';
  return `${subjectOf(value, words)} is ${isSo ? '' : 'not '}${SHAPE_NAMES[shape]}`;
}

function subjectOf(value: Primary, words: Words): string {
  return value.kind === 'clipboard' ? 'what you copied' : sayInside(value, words);
}
