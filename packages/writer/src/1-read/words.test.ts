import { expect, test } from 'vitest';
import { cutWords } from './words.ts';

const seen = (request: string) => cutWords(request).map((word) => word.seen);

test('a request is split at whitespace and punctuation, but apostrophes stay inside their words', () => {
  expect(seen("Don't press F5, it’s C:\\x_1!")).toEqual([
    "don't",
    'press',
    'f5',
    ',',
    'it’s',
    'c',
    ':',
    '\\',
    'x_1',
    '!',
  ]);
});

test('a line break counts as a word, but other whitespace doesn’t', () => {
  expect(seen('one\n\ttwo  three')).toEqual(['one', '\n', 'two', 'three']);
});

test('a character outside Unicode’s Basic Multilingual Plane, such as an emoji, is one word', () => {
  expect(cutWords('a 😀!')).toEqual([
    { start: 0, end: 1, seen: 'a' },
    { start: 2, end: 4, seen: '😀' },
    { start: 4, end: 5, seen: '!' },
  ]);
});

test('a combining accent stays with its letter', () => {
  expect(seen('cafe\u0301')).toEqual(['cafe\u0301']);
});
