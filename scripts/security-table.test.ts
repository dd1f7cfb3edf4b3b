import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const TABLE = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

/** The requirements of ASVS 5.0.0 at levels 1 and 2: how many each section has, and which, where some are of level 3. */
const SECTIONS: Record<string, number | readonly number[]> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};

const REQUIREMENTS = Object.entries(SECTIONS).flatMap(([section, which]) => {
  const numbers = typeof which === 'number' ? Array.from({ length: which }, (_, at) => at + 1) : which;
  return numbers.map((number) => `V${section}.${number}`);
});

test('the table lists every ASVS 5.0 requirement at levels 1 and 2 exactly once', () => {
  expect(REQUIREMENTS).toHaveLength(253);
  const named = TABLE.match(/\bV\d+\.\d+\.\d+\b/g) ?? [];
  expect(named.toSorted()).toEqual(REQUIREMENTS.toSorted());
});

test('every test named in the table exists', () => {
  const tests = [...TABLE.matchAll(/`([\w./-]+\.test\.ts)`: “([^”]+)”/g)];
  expect(tests.length).toBeGreaterThan(100);
  const missing = tests.filter(([, file = '', title = '']) => {
    const path = join(ROOT, file);
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(title);
  });
  expect(missing.map(([whole]) => whole)).toEqual([]);
});

test('every project file that the table links to exists', () => {
  const links = [...TABLE.matchAll(/\]\((\.\.\/[\w./-]+)\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(join(ROOT, 'docs', link)))).toEqual([]);
});
