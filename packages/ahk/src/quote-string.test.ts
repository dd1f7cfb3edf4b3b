import { expect, test } from 'vitest';
import { quoteString } from './quote-string.ts';

test('plain text is wrapped in double quotes', () => {
  expect(quoteString('hello')).toBe('"hello"');
});

test('quotes, backticks, and line breaks are escaped the AutoHotkey way', () => {
  expect(quoteString('say "hi"\n`done`')).toBe('"say `"hi`"`n``done``"');
});

test('a semicolon that would start a comment is escaped; other semicolons are left alone', () => {
  expect(quoteString('; a ; b;c')).toBe('"`; a `; b;c"');
});
