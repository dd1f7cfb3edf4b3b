import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

const VERDICTS = join(import.meta.dirname, '../../tests/verdicts');

function scripts(): string[] {
  const names = readdirSync(VERDICTS, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.ahk')).map((name) => readFileSync(join(VERDICTS, name), 'utf8'));
}

function colored(source: string): [string, string][] {
  return highlight(source).map((span) => [source.slice(span.start, span.end), span.class]);
}

function isOrdered(source: string): boolean {
  let end = 0;
  return highlight(source).every((span) => {
    const fits = span.start >= end && span.end > span.start && span.end <= source.length;
    end = span.end;
    return fits;
  });
}

test('the colored spans of every script are in order, don’t overlap, and stay within the text', {
  timeout: 60_000,
}, () => {
  const all = scripts();
  expect(all.length).toBeGreaterThan(2000);
  expect(all.filter((source) => !isOrdered(source))).toEqual([]);
});

test('scripts cut off at any point are still colored', { timeout: 60_000 }, () => {
  const pieces = scripts()
    .slice(0, 150)
    .flatMap((source) =>
      Array.from({ length: Math.min(source.length, 400) / 17 }, (_, index) => source.slice(0, index * 17)),
    );
  expect(pieces.filter((piece) => !isOrdered(piece))).toEqual([]);
});

test('each kind of word gets its own color', () => {
  const source = [
    '#Requires AutoHotkey v2.0 ; comment',
    '^!Numpad1::Send("a`nb"), x := 5',
    ':*:btw::by the way',
    'Count(list) {',
    '  return list.Length + A_Index',
    '}',
    'class Box {',
    '}',
    'again:',
    'CapsLock::Esc',
  ].join('\n');
  const found = colored(source);
  for (const pair of [
    ['#Requires', 'directive'],
    ['; comment', 'comment'],
    ['Numpad1', 'key-name'],
    ['Send', 'built-in-function'],
    ['"a', 'string'],
    ['`n', 'escape'],
    ['5', 'number'],
    [':*:btw::', 'hotstring'],
    ['Count', 'function-definition'],
    ['return', 'keyword'],
    ['Length', 'property'],
    ['A_Index', 'built-in-variable'],
    ['Box', 'class'],
    ['again:', 'label'],
    ['CapsLock', 'key-name'],
    ['Esc', 'key-name'],
    [':=', 'operator'],
    ['(', 'punctuation'],
  ])
    expect(found).toContainEqual(pair);
});

test('a syntax error is highlighted as an error', () => {
  expect(colored('x := (1 + 2').some(([, kind]) => kind === 'error')).toBe(true);
});

test('comments inside a multi-line expression keep their own color', () => {
  const source = 'x := "one" ; first\n  . "two" ; second\n';
  expect(colored(source).filter(([, kind]) => kind === 'comment')).toEqual([
    ['; first', 'comment'],
    ['; second', 'comment'],
  ]);
});

test('a long script is colored in time proportional to its length', { timeout: 60_000 }, () => {
  const line = 'F1::Send("hello ``n world") ; greet\nif (x = 1) {\n  y := "a" . b . A_Index\n}\n';
  const time = (source: string) => {
    const from = performance.now();
    highlight(source);
    return performance.now() - from;
  };
  time(line.repeat(500));
  const short = time(line.repeat(1000));
  const long = time(line.repeat(8000));
  expect(long).toBeLessThan(short * 8 * 4 + 200);
});
