import { expect, test } from 'vitest';
import { read } from '../read.ts';

type Row = readonly [said: string, values: readonly string[]];

const PHRASES: readonly Row[] = [
  ['on 2027-01-19', ['text 2027-01-19']],
  ['on 5/3/2025', ['text 2025-05-03']],
  ['on 24/12/2026', ['text 2026-12-24']],
  ['on 24.12.2026', ['text 2026-12-24']],
  ['March 5th 2026', ['text 2026-03-05']],
  ['Dec 24, 2026', ['text 2026-12-24']],
  ['the first of January 2027', ['text 2027-01-01']],
  ['2027-01-19 at 9:00', ['text 2027-01-19 09:00', 'text 2027-01-19']],
  ['on 24 December 2026 at 18:00', ['text 2026-12-24 18:00', 'text 2026-12-24']],
  ['at 6pm on 24 December 2026', ['text 2026-12-24 18:00', 'text 2026-12-24']],
  ['am 24. Dezember 2026 um 18 Uhr', ['text 2026-12-24 18:00', 'text 2026-12-24']],
  ['le 24 décembre 2026', ['text 2026-12-24']],
  ['version 1.2.3', ['number 1.2', 'number 3']],
];

test.each(PHRASES)('any date in %j is recognized, along with its time if one is given', (said, values) => {
  expect(read(said).marks.map(({ kind, value }) => `${kind} ${value}`)).toEqual(values);
});

test('a date and its time are recognized as one value, from the first word to the last', () => {
  const said = 'on 2027-01-19 at 9:00 say hi';
  const [mark] = read(said).marks;
  expect(said.slice(mark?.start, mark?.end)).toBe('2027-01-19 at 9:00');
});
