import { expect, test } from 'vitest';
import { settleObservation } from './settle-observation.mjs';

const BEGAN = new Date(2026, 2, 9, 9, 59, 58);
const ENDED = new Date(2026, 2, 9, 10, 0, 3);
const settle = (text: string, rules: { ignored?: RegExp[]; dates?: string[] }) =>
  settleObservation(text, { ignored: [], dates: [], ...rules }, BEGAN, ENDED);

test('the time at which a script ran is replaced with its format, so the result is the same on any day', () => {
  expect(settle('notepad: 2026-03-09 10:00:01', { dates: ['yyyy-MM-dd HH:mm:ss'] })).toBe(
    'notepad: {yyyy-MM-dd HH:mm:ss}',
  );
});

test('tomorrow’s date is replaced with its format, so the result is the same on any day', () => {
  expect(settle('notepad: Tuesday, March 10', { dates: ['+1d dddd, MMMM d'] })).toBe('notepad: {+1d dddd, MMMM d}');
});

test('a date other than the expected one stays as written', () => {
  expect(settle('notepad: 2026-03-08', { dates: ['yyyy-MM-dd'] })).toBe('notepad: 2026-03-08');
});

test('text that matches an ignored pattern is not compared', () => {
  expect(settle('message: took 153 ms', { ignored: [/\d+ ms/g] })).toBe('message: took …');
});

test('spaces at the end of a line are made visible', () => {
  expect(settle('notepad: by the way \nclipboard: (empty)\n', {})).toBe('notepad: by the way␣\nclipboard: (empty)\n');
});
