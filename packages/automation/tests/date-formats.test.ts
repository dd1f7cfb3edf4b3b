import { expect, test } from 'vitest';
import { meantFormat } from '../src/text/canonical/meant-format.ts';

test.each([
  ['dd/mm/yyyy', 'dd/MM/yyyy'],
  ['DD.MM.YYYY', 'dd.MM.yyyy'],
  ['yyyymmdd_', 'yyyyMMdd_'],
  ['YYYY-MM-DD_HHMM', 'yyyy-MM-dd_HHmm'],
  ['HH:MM', 'HH:mm'],
  ['HH:MM:SS', 'HH:mm:ss'],
  ['mm:ss', 'mm:ss'],
  ['dd.mm. HH:MM', 'dd.MM. HH:mm'],
  ['h:mm TT', 'h:mm tt'],
  ['jj/mm/aaaa', 'dd/MM/yyyy'],
  ['dd/mm/aaaa', 'dd/MM/yyyy'],
  ['gg/mm/aaaa', 'dd/MM/yyyy'],
  ['TT.MM.JJJJ', 'dd.MM.yyyy'],
  ['dddd, MMMM d', 'dddd, MMMM d'],
  ["yyyy 'week' MM", "yyyy 'week' MM"],
  ['MMMM', 'MMMM'],
  ['yyyy-MM-ddTHH:mm:ss', 'yyyy-MM-ddTHH:mm:ss'],
  ['mm', 'mm'],
  ['short', 'short'],
  ['yyyy week', 'yyyy week'],
])('the date format %s is understood as %s', (said, meant) => {
  expect(meantFormat(said)).toBe(meant);
});
