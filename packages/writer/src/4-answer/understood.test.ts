import { readdirSync, readFileSync } from 'node:fs';
import { describe, emitWithLines, parse } from '@hotscribe/automation';
import { expect, test } from 'vitest';
import { read } from '#1-read/read.ts';
import { elementsOf } from '#2-propose/elements.ts';
import { targetOf } from '#2-propose/target.ts';
import { understoodParts } from './understood.ts';

type Pair = { readonly request: string; readonly program: string };

const FOLDER = new URL('../../training/pairs/', import.meta.url);

/** Pairs from all over the training set, always the same ones. */
function somePairs(count: number): Pair[] {
  const lines = readdirSync(FOLDER).flatMap((name) =>
    readFileSync(new URL(name, FOLDER), 'utf8').split('\n').filter(Boolean),
  );
  const step = Math.floor(lines.length / count);
  return lines.filter((_, index) => index % step === 0).map((line) => JSON.parse(line));
}

/** What became of a request whose program is known. */
function understoodIn({ request, program: text }: Pair) {
  const { program } = parse(text);
  if (program?.kind !== 'rules') return undefined;
  const elements = elementsOf(read(request));
  const tokens = targetOf(program, request, elements, () => true).map((target) =>
    typeof target === 'string' ? target : (target[0] ?? ''),
  );
  const description = describe(program);
  const parts = understoodParts(request, elements, tokens, description);
  return { parts, description, ...emitWithLines(program) };
}

test('in 200 training pairs, each part of the request that’s used is linked to its sentence in the description and to real lines of the script', () => {
  const faults: string[] = [];
  let used = 0;
  for (const pair of somePairs(220)) {
    const answer = understoodIn(pair);
    if (!answer) continue;
    const count = answer.script.split('\n').length - 1;
    let end = 0;
    for (const { part, start, end: next, line, became } of answer.parts) {
      const isInPlace = start >= end && pair.request.slice(start, next) === part;
      const code = line === null ? [{ from: 1, to: 1 }] : (answer.lines[line] ?? []);
      const isSaid = became === (line === null ? '' : answer.description[line]);
      const isThere = code.length > 0 && code.every(({ from, to }) => from >= 1 && from <= to && to <= count);
      if (!isInPlace || !isSaid || !isThere) faults.push(`“${part}” in: ${pair.request}`);
      if (line !== null) used += 1;
      end = next;
    }
  }
  expect(faults).toEqual([]);
  expect(used).toBeGreaterThan(800);
});

test('with two rules, each part of the request is linked to the rule that uses it, and unused parts are linked to none', () => {
  const request = 'ctrl+alt+n opens notepad and f9 types hello, 42';
  const answer = understoodIn({ request, program: 'key ctrl+alt+n: open "notepad"\nkey f9: type "hello"' });
  expect(answer?.parts.map(({ part, line }) => [part, line])).toEqual([
    ['ctrl+alt+n', 0],
    ['notepad', 0],
    ['f9', 1],
    ['hello', 1],
    ['42', null],
  ]);
});
