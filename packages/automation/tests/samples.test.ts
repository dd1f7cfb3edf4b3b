import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { canonical, check, emitScript, parse, print } from '../src/index.ts';

const FOLDER = new URL('../samples/', import.meta.url);
const NAMES = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

function read(name: string, file: string): string {
  return readFileSync(new URL(`${name}/${file}`, FOLDER), 'utf8');
}

test.each(NAMES)('%s: the script is still identical to the one that was tested in AutoHotkey', (name) => {
  const text = read(name, 'program.txt');
  const { program, problem } = parse(text);
  expect(problem).toBeUndefined();
  if (program?.kind !== 'rules') throw new Error(`${name} is no program of rules.`);
  expect(`${print(canonical(program))}\n`).toBe(text);
  expect(check(program).filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(emitScript(program)).toBe(read(name, 'script.ahk'));
  for (const file of ['actions.txt', 'observed.txt']) expect(existsSync(new URL(`${name}/${file}`, FOLDER))).toBe(true);
});

test('at least 340 samples have been tested in AutoHotkey, including 180 with several rules or nested steps', () => {
  const nested = NAMES.filter((name) => /\n.|\{/.test(read(name, 'program.txt').trim()));
  expect(NAMES.length).toBeGreaterThanOrEqual(340);
  expect(nested.length).toBeGreaterThanOrEqual(180);
});
