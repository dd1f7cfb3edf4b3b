import { expect, test } from 'vitest';
import { formatDate } from './format-date.mjs';

test.each([
  ['yyyy-MM-dd', '2026-03-09'],
  ['d/M/yy', '9/3/26'],
  ['dddd, MMMM d', 'Monday, March 9'],
  ['ddd MMM dd', 'Mon Mar 09'],
  ['HH:mm:ss', '00:05:07'],
  ['h:mm tt', '12:05 AM'],
  ["h 'hours'", '12 hours'],
])('the format %s produces %s', (format, written) => {
  expect(formatDate(new Date(2026, 2, 9, 0, 5, 7), format)).toBe(written);
});
