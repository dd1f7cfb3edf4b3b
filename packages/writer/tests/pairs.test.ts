import { readdirSync, readFileSync } from 'node:fs';
import { loads } from '@hotscribe/ahk';
import { canonical, check, emitScript, parse, print } from '@hotscribe/automation';
import { expect, test, vi } from 'vitest';

// Tens of thousands of programs: on a machine with other things to do they take minutes.
vi.setConfig({ testTimeout: 600_000 });

type Pair = { readonly request: string; readonly program: string; readonly brief: string };

const folder = new URL('../training/pairs/', import.meta.url);
const pairs = readdirSync(folder).flatMap((name) =>
  linesOf(new URL(name, folder)).map((line) => JSON.parse(line) as Pair),
);
// One in eleven is the program of another request too.
const programs = [...new Set(pairs.map(({ program }) => program))];

function linesOf(file: URL): string[] {
  return readFileSync(file, 'utf8').split('\n').filter(Boolean);
}

test('every training pair has a canonical program that parses, has no errors, and becomes a script', () => {
  const bad = programs.filter((program) => {
    const parsed = parse(program).program;
    if (!parsed || print(canonical(parsed)) !== program) return true;
    if (check(parsed).some(({ severity }) => severity === 'error')) return true;
    return parsed.kind === 'rules' && emitScript(parsed) === '';
  });
  expect(bad).toEqual([]);
});

test('every 50th training pair becomes a script that AutoHotkey loads', () => {
  const scripts = pairs
    .filter((_, index) => index % 50 === 0)
    .flatMap(({ program }) => {
      const parsed = parse(program).program;
      return parsed?.kind === 'rules' ? [{ program, script: emitScript(parsed) }] : [];
    });
  const bad = scripts.filter(({ script }) => !loads(script));
  expect(bad.map(({ program }) => program)).toEqual([]);
});

test('there are enough training pairs of enough different kinds', () => {
  const masked = new Set(pairs.map(({ request, program }) => `${maskedText(request)} ${maskedText(program)}`));
  const briefs = Map.groupBy(pairs, ({ brief }) => brief);
  const lengths = pairs.map(({ request }) => request.split(/\s+/).length);
  expect(pairs.length).toBeGreaterThan(64_000);
  expect(masked.size).toBeGreaterThan(64_000);
  expect([...briefs.values()].filter((each) => each.length >= 500).length).toBeGreaterThanOrEqual(60);
  expect(lengths.filter((words) => words >= 25 && words <= 110).length / lengths.length).toBeGreaterThan(1 / 3);
});

test('no training pair repeats a request used to evaluate the writer', () => {
  const measured = ['requests', 'fresh'].flatMap((folder) => promptsIn(`../../../bench/quality/${folder}/`));
  const whole = new Set(measured.map(plainWords));
  const stretches = new Set(measured.flatMap(eightWords));
  const leaks = pairs.filter(
    ({ request }) => whole.has(plainWords(request)) || eightWords(request).some((stretch) => stretches.has(stretch)),
  );
  expect(leaks.map(({ request }) => request)).toEqual([]);
});

function promptsIn(folder: string): string[] {
  const place = new URL(folder, import.meta.url);
  return readdirSync(place)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => linesOf(new URL(name, place)).map((line) => (JSON.parse(line) as { prompt: string }).prompt));
}

function maskedText(text: string): string {
  return text.toLowerCase().replace(/"(?:[^"\\]|\\.)*"|\d+/g, '#');
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function eightWords(text: string): string[] {
  const words = plainWords(text).split(' ');
  return words.slice(7).map((_, index) => words.slice(index, index + 8).join(' '));
}
