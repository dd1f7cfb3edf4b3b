import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutStrings } from './without-strings.ts';

const STRINGS = /"(?:`.|[^"`])*"|'(?:`.|[^'`])*'/g;

test('removing strings from a line gives the same result as using a regular expression', () => {
  const text = fc
    .array(fc.constantFrom('"', "'", '`', 'a', ' ', '?', '\n'), { maxLength: 30 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(text, (line) => withoutStrings(line) === line.replace(STRINGS, '')),
    { numRuns: 2000 },
  );
});

test('a long line of unclosed quotes is read in full', () => {
  expect(withoutStrings('`"?'.repeat(300_000))).toHaveLength(900_000);
});
