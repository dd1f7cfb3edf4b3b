import { expect, test } from 'vitest';
import { matchesSearch } from './script-search.ts';

const SCRIPT = { name: 'Éclair macro', description: 'Opens Notepad at 100% zoom' };

test.each([
  ['', true],
  ['  ', true],
  ['éclair', true],
  ['NOTEPAD', true],
  ['notepad macro', true],
  ['100%', true],
  ['notepad paint', false],
  ['o_e', false],
])('searching for %j finds the script: %j', (search, found) => {
  expect(matchesSearch(SCRIPT, search)).toBe(found);
});
