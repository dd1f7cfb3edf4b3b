import { expect, test } from 'vitest';
import { check, emitScript, parse, print } from '../src/index.ts';
import { CONDITIONS } from '../src/language/conditions.ts';
import { STEPS } from '../src/language/steps.ts';
import { TRIGGERS } from '../src/language/triggers.ts';
import { CHANGES, VALUES } from '../src/language/values.ts';
import { faultsOfScript } from './support/faults-of-program.ts';
import { randomNumbers } from './support/random-numbers.ts';
import { type Maker, randomProgram } from './support/random-program.ts';

const WANTED = 6000;

function soundPrograms() {
  const maker: Maker = { random: randomNumbers(20261115), used: new Map() };
  const programs = [];
  for (let tries = 0; programs.length < WANTED && tries < WANTED * 10; tries += 1) {
    const program = randomProgram(maker);
    if (program.kind === 'rules' && check(program).every(({ severity }) => severity !== 'error'))
      programs.push(program);
  }
  return programs;
}

const PROGRAMS = soundPrograms();

test('every randomly generated program without errors can be written out and read back unchanged, and becomes a script that loads', () => {
  expect(PROGRAMS).toHaveLength(WANTED);
  const faults = PROGRAMS.flatMap((program) => {
    const text = print(program);
    const again = parse(text);
    if (again.problem) return [`${text}\n${again.problem.message}`];
    if (print(again.program) !== text) return [`${text}\nreads back as\n${print(again.program)}`];
    return faultsOfScript(text, emitScript(program)).slice(0, 1);
  });
  expect(faults.slice(0, 5)).toEqual([]);
}, 1_200_000);

test('every language construct appears at least fifty times in the random programs', () => {
  const counts = new Map<string, number>();
  const count = (node: unknown) => {
    if (Array.isArray(node)) for (const each of node) count(each);
    else if (typeof node === 'object' && node !== null) {
      const { kind } = node as { kind?: string };
      if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
      for (const each of Object.values(node)) count(each);
    }
  };
  count(PROGRAMS);
  const rare = [TRIGGERS, CONDITIONS, STEPS, VALUES, CHANGES]
    .flatMap((family) => Object.keys(family))
    .filter((kind) => (counts.get(kind) ?? 0) < 50);
  expect(rare).toEqual([]);
});
