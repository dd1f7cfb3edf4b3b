import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recognizeCode } from '@hotscribe/ahk';
import { expect, test } from 'vitest';
import { named } from '../src/named.ts';
import { refusedBecause } from '../src/refused.ts';

// Found by `npm run bench -- attack -- --keep`: two phrases over and over, in the order in which they took longest.
const WORST = JSON.parse(readFileSync(join(import.meta.dirname, 'worst-requests.json'), 'utf8')) as [string, string][];
const LONGEST = 1000;

// A reader whose time grows with more than the length of a text would not come to an end here.
test.each(WORST)('a long request that repeats %j and %j is processed without hanging', (one, other) => {
  const request = `${one}${other}`.repeat(LONGEST).slice(0, LONGEST);
  expect(named(request)).toBeInstanceOf(Array);
  expect([undefined, 'string']).toContain(typeof refusedBecause(request) === 'string' ? 'string' : undefined);
  expect(['none', 'v1', 'v2']).toContain(recognizeCode(request));
});
