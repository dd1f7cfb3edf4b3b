import { expect, test } from 'vitest';
import { check } from '../check/check.ts';
import type { Statement } from '../syntax/statement.ts';
import { parse } from './parse.ts';

function first(source: string): Statement | undefined {
  return parse(source).tree.body[0];
}

test.each([
  ['::sig:::text', 'sig', ':text'],
  ['::`::sig`::::text', '::sig:', ':text'],
  ['::`:`:sig`:`:::text', '::sig::', 'text'],
  ['::sig```:::text', 'sig`:', 'text'],
  ['::sig``:::text', 'sig`', ':text'],
  ['::s `;g::text', 's ;g', 'text'],
  [':*::)::smile', ':)', 'smile'],
  [':{,:s g::{text}', 's g', '{text}'],
])('the first two colons without a backtick end the abbreviation: %s', (source, trigger, replacement) => {
  expect(first(source)).toMatchObject({ kind: 'hotstring', trigger, replacement, body: null });
});

test.each(['::sig:: {\n}', '::sig::`{\n}', ':T0:sig::{\n}', ':X:sig::{\n}'])(
  'a lone brace opens a block: %j',
  (source) => {
    expect(first(source)).toMatchObject({ kind: 'hotstring', replacement: null, body: { kind: 'block' } });
  },
);

test.each([':T:sig::{', ':R:sig::{', ':X0R:sig::{', ':T:sig::`{'])(
  'with T or R a lone brace is typed: %s',
  (source) => {
    expect(first(source)).toMatchObject({ kind: 'hotstring', replacement: '{', body: null });
    expect(check(source)).toEqual([]);
  },
);

test('more colons than two do not open the block of a hotstring, and its closing brace is left over', () => {
  const [found] = check('::`::sig`:::: {\n    MsgBox "hi"\n}\n');
  expect(found).toMatchObject({ code: 'unexpected-brace', range: { start: { line: 3 } } });
});

test('only the semicolon is a key with a backtick before it', () => {
  expect(check('`;::MsgBox "hi"\na & `;::MsgBox "hi"\n^`;::a')).toEqual([]);
  for (const keys of ['``', '`a', '^`,', 'a & `b']) {
    const [found] = check(`${keys}::MsgBox "hi"`);
    expect(found).toMatchObject({ code: 'invalid-hotkey', message: expect.stringContaining('backtick') });
  }
});

test('a mistake inside a joined section is reported on its first line and shown where it is', () => {
  const [found] = check(':X:sig::\n(\nMsgBox "hi\n)\n');
  expect(found).toMatchObject({ range: { start: { line: 1 } }, focus: { start: { line: 3 } } });
});

test('an object that starts on the line of a hotkey goes on below it', () => {
  expect(check('F1::saved := {\n    name: "Ann"\n}\n')).toEqual([]);
});

test('the code of a colon hotkey keeps its place in the source though its escapes are resolved early', () => {
  const source = ':::MsgBox "a`nb" . missing';
  const [found] = check(source);
  expect(found?.code).toBe('unset-variable');
  expect(source.slice(found?.focus.start.offset, found?.focus.end.offset)).toBe('missing');
});
