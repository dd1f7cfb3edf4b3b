import { expect, test } from 'vitest';
import { findSpokenClocks } from './find-spoken-clocks.ts';

test.each([
  ['every sunday at ten in the morning', 10, 0],
  ['open it at half past seven', 7, 30],
  ['at a quarter to six every evening', 17, 45],
  ['every evening at half past nine', 21, 30],
  ['at 7:30 in the evening', 19, 30],
  ["eight o’clock, no: eight o'clock", 8, 0],
  ['fridays at four', 16, 0],
  ['at twelve at night', 0, 0],
])('%j is a time of day', (text, hour, minute) => {
  expect(findSpokenClocks(text)[0]).toMatchObject({ kind: 'clock', value: { hour, minute } });
});

test.each(['press it ten times', 'half a second', 'wait five to ten seconds', 'one in the middle'])(
  '%j is none',
  (text) => {
    expect(findSpokenClocks(text)).toEqual([]);
  },
);
