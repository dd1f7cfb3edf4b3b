import { readdirSync, readFileSync } from 'node:fs';
import {
  canonical,
  check,
  editsBetween,
  emitScript,
  type Program,
  parse,
  print,
  withEdits,
} from '@hotscribe/automation';
import { expect, test, vi } from 'vitest';

// Tens of thousands of programs: on a machine with other things to do they take minutes.
vi.setConfig({ testTimeout: 600_000 });

type FollowUp = { readonly from: string; readonly wish: string; readonly to: string };

const followUps = rowsIn<FollowUp>(new URL('../training/revisions/follow-ups/', import.meta.url));
const measured = rowsIn<{ program: string; wish: string }>(
  new URL('../../../bench/quality/follow-ups/', import.meta.url),
);

function rowsIn<Row>(folder: URL): Row[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as Row);
}

function program(text: string): Program {
  const { program: read, problem } = parse(text);
  if (!read) throw new Error(`${problem.message} ${text}`);
  return canonical(read);
}

test('every follow-up turns one valid program into a different valid one', () => {
  const bad = followUps.filter(({ from, to }) => {
    const [before, after] = [program(from), program(to)];
    if (check(after).some(({ severity }) => severity === 'error') || print(before) === print(after)) return true;
    return after.kind === 'rules' && emitScript(after) === '';
  });
  expect(bad.map(({ wish, to }) => `${wish} => ${to}`)).toEqual([]);
  expect(followUps.length).toBeGreaterThan(7400);
});

test('every follow-up can be applied as edits, so parts it doesn’t mention aren’t rewritten', () => {
  const lines = (text: string) => text.split('\n').sort();
  const bad = followUps.filter(({ from, to }) => {
    const [before, after] = [program(from), program(to)];
    if (before.kind !== 'rules' || after.kind !== 'rules') return false;
    const led = withEdits(before.rules, editsBetween(before.rules, after.rules));
    return lines(print(led)).join('\n') !== lines(print(after)).join('\n');
  });
  expect(bad.map(({ wish }) => wish)).toEqual([]);
});

test('no training follow-up is also used to evaluate the writer', () => {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const kept = new Set(measured.map(({ wish }) => plain(wish)).filter((wish) => wish.split(' ').length > 4));
  expect(followUps.filter(({ wish }) => kept.has(plain(wish))).map(({ wish }) => wish)).toEqual([]);
});
