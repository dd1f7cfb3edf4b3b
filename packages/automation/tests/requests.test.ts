import { expect, test } from 'vitest';
import { faultsOfProgram } from './support/faults-of-program.ts';
import { readLines } from './support/read-lines.ts';

const REQUESTS = readLines<{ readonly id: string; readonly program: string }>('samples/requests.jsonl');

test('every program written for a sample request becomes a script that loads', () => {
  expect(REQUESTS.flatMap(({ program }) => faultsOfProgram(program)).slice(0, 5)).toEqual([]);
  expect(new Set(REQUESTS.map(({ id }) => id)).size).toBe(REQUESTS.length);
}, 120_000);
