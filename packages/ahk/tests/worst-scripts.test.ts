import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { check, codeKnobs, explain, explanationText, factsOf, parse } from '../src/index.ts';

// Found by `npm run bench -- attack -- --keep`: two fragments over and over, in the order in which they took longest.
const WORST = JSON.parse(readFileSync(join(import.meta.dirname, 'worst-scripts.json'), 'utf8')) as [string, string][];
const LONGEST = 100_000;

// A pass whose time grows with more than the length of a script would not come to an end here.
test.each(WORST)('a long script that repeats %j and %j is read in full', (one, other) => {
  const script = `${one}${other}`.repeat(LONGEST).slice(0, LONGEST);
  expect(check(script)).toBeInstanceOf(Array);
  expect(codeKnobs(script)).toEqual([]);
  expect(explanationText(explain(factsOf(parse(script).tree)))).toBeTypeOf('string');
});
