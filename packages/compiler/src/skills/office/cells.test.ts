import { expect, test } from 'vitest';
import { cellsOr } from './cells.ts';

test.each([
  ['B2', 'Range("B2")'],
  ['a1:d10', 'Range("A1:D10")'],
  ['A2 to C9', 'Range("A2:C9")'],
  ['', 'Selection'],
  ['Total"; x', 'Selection'],
])('%j means %s', (said, expected) => {
  expect(cellsOr(said, 'Selection')).toBe(expected);
});
