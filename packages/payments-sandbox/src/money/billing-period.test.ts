import { expect, test } from 'vitest';
import { periodEnd } from './billing-period.ts';

const at = (text: string) => Date.parse(text) / 1000;
const day = (seconds: number) => new Date(seconds * 1000).toISOString();

test('monthly billing that starts on the 31st falls on the last day of shorter months, then on the 31st again', () => {
  const start = at('2027-01-31T10:20:30Z');
  expect([1, 2, 3, 13].map((periods) => day(periodEnd(start, 'month', periods)))).toEqual([
    '2027-02-28T10:20:30.000Z',
    '2027-03-31T10:20:30.000Z',
    '2027-04-30T10:20:30.000Z',
    '2028-02-29T10:20:30.000Z',
  ]);
});

test('yearly billing that starts on February 29 falls on the 28th, except in leap years', () => {
  const start = at('2028-02-29T00:00:00Z');
  expect([1, 4].map((periods) => day(periodEnd(start, 'year', periods)))).toEqual([
    '2029-02-28T00:00:00.000Z',
    '2032-02-29T00:00:00.000Z',
  ]);
});
