import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultsOfProgram } from './support/faults-of-program.ts';

const PAGE = readFileSync(new URL('../COVERAGE.md', import.meta.url), 'utf8');
const SAID = [...PAGE.matchAll(/^- ([a-z0-9-]+): `(.+)`$/gm)].map(([, skill = '', program = '']) => ({
  skill,
  program: program.replaceAll(' ⏎ ', '\n'),
}));
const LEFT_OUT = [...PAGE.matchAll(/^- ([a-z0-9-]+): left out: .+$/gm)];

test('every program that replaces an old skill becomes a script that loads', () => {
  expect(SAID.flatMap(({ program }) => faultsOfProgram(program)).slice(0, 5)).toEqual([]);
}, 300_000);

test('at least 95% of the old skills can be written as programs', () => {
  expect(SAID.length / (SAID.length + LEFT_OUT.length)).toBeGreaterThanOrEqual(0.95);
  expect(SAID.length + LEFT_OUT.length).toBeGreaterThanOrEqual(787);
});
