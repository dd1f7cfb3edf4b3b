import { expect, test } from 'vitest';
import { canonical, check, parse, print } from '../src/index.ts';
import { faultsOfProgram } from './support/faults-of-program.ts';
import { readLines } from './support/read-lines.ts';

type Pair = { readonly request: string; readonly program: string; readonly brief: string };
const PAIRS = readLines<Pair>('pairs/seed.jsonl');

test('all pairs carried over from the draft parse, check without errors and are canonical', () => {
  const faults = PAIRS.filter(({ program: text }) => {
    const { program } = parse(text);
    if (!program || print(canonical(program)) !== text) return true;
    return check(program).some(({ severity }) => severity === 'error');
  });
  expect(faults).toEqual([]);
  expect(PAIRS.length).toBeGreaterThanOrEqual(0.97 * 7538);
}, 120_000);

test('every fifteenth of them becomes a script that loads', () => {
  const chosen = PAIRS.filter((_, index) => index % 15 === 0);
  expect(chosen.flatMap(({ program }) => faultsOfProgram(program)).slice(0, 5)).toEqual([]);
}, 120_000);
