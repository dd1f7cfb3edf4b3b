import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { screen } from '../src/index.ts';

const requestsIn = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, 'refusals', name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

// All of these are training requests with a harmless script; `npm run bench -- harm` looks at every one there is.
describe('a harmless request that was once refused isn’t refused again', () => {
  test.each(requestsIn('once-refused.jsonl'))('%s', (request) => {
    expect(screen(request).refused).toBeUndefined();
  });
});

test('requests listed as wrongly refused are still refused; once fixed, they move to the list of former refusals', () => {
  const mended = requestsIn('still-refused.jsonl').filter((request) => !screen(request).refused);
  expect(mended).toEqual([]);
});
