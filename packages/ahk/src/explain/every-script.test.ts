import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { factsOf } from '../facts/facts-of.ts';
import { parse } from '../parse/parse.ts';
import { explain } from './explain.ts';
import { explanationText } from './explanation-text.ts';

const VERDICTS = join(import.meta.dirname, '../../tests/verdicts');
const SCRIPTS = readdirSync(VERDICTS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ahk'))
  .map((name) => readFileSync(join(VERDICTS, name), 'utf8'));

test('the facts about every script survive a round trip through JSON', { timeout: 60_000 }, () => {
  const lossy = SCRIPTS.filter((source) => {
    const json = JSON.stringify(factsOf(parse(source).tree));
    return (
      JSON.stringify(JSON.parse(json)) !== json ||
      /:null,"number"|"number":null/.test(json.replaceAll('"number":null,"context"', ''))
    );
  });
  expect(lossy).toEqual([]);
});

test('every script is explained without crashing or showing “undefined”, “null”, or “[object”', {
  timeout: 60_000,
}, () => {
  for (const source of SCRIPTS) {
    const text = explanationText(explain(factsOf(parse(source).tree)));
    if (!/undefined|null|object/i.test(source)) expect(text).not.toMatch(/undefined|\[object|\bnull\b/);
    expect(text).not.toContain('\u2063');
  }
});

test('scripts cut off at any point are still read and explained', { timeout: 60_000 }, () => {
  for (const source of SCRIPTS.slice(150, 350)) {
    for (let cut = 1; cut < Math.min(source.length, 400); cut += 23) explain(factsOf(parse(source.slice(0, cut)).tree));
  }
});

test('chains of 10,000 strings, terms, or calls don’t overflow the stack', { timeout: 60_000 }, () => {
  const chains = [
    `x := "a"${' . "b"'.repeat(10_000)}`,
    `x := 1${' + 1'.repeat(10_000)}`,
    `x := a${'.b()'.repeat(10_000)}`,
    `if a${' && a'.repeat(10_000)}\n  Send "x"`,
    `${Array.from({ length: 12 }, (_, index) => `v${index + 1} :=${` v${index}`.repeat(60)}`).join('\n')}\nRun v12`,
    `x := ${'('.repeat(200)}1${')'.repeat(200)}`,
    `${'if a\n'.repeat(200)}Send "x"`,
    'F1::F()\nF() {\n  G(), G(), G()\n}\nG() {\n  F(), F(), F(), H()\n}\nH() => (F(), G())',
    `${Array.from({ length: 40 }, (_, index) => `f${index}() {\n  f${index + 1}(), f${index + 1}(), f${index + 1}()\n}`).join('\n')}\nf0()`,
  ];
  for (const source of chains) explanationText(explain(factsOf(parse(source).tree)));
});

test('even if a script has too many calls to follow, no shortcut is described as doing nothing', {
  timeout: 60_000,
}, () => {
  const keys = Array.from({ length: 3000 }, (_, index) => `^vk${(index % 200) + 20}::Work()`).join('\n');
  const source = `${keys}\nWork() {\n${'  Click\n'.repeat(30)}}`;
  const { lines } = explain(factsOf(parse(source).tree));
  expect(lines.filter((line) => line.does.join().includes('nothing'))).toEqual([]);
  expect(lines.at(-1)?.does).toEqual(['runs another part of the script']);
});
