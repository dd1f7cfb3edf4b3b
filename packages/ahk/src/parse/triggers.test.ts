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
])('the first two unescaped colons end the abbreviation: %s', (source, trigger, replacement) => {
  expect(first(source)).toMatchObject({ kind: 'hotstring', trigger, replacement, body: null });
});

test.each(['::sig:: {\n}', '::sig::`{\n}', ':T0:sig::{\n}', ':X:sig::{\n}'])(
  'a lone brace opens a block: %j',
  (source) => {
    expect(first(source)).toMatchObject({ kind: 'hotstring', replacement: null, body: { kind: 'block' } });
  },
);

test.each([':T:sig::{', ':R:sig::{', ':X0R:sig::{', ':T:sig::`{'])(
  'with the T or R option, a lone brace is typed as text: %s',
  (source) => {
    expect(first(source)).toMatchObject({ kind: 'hotstring', replacement: '{', body: null });
    expect(check(source)).toEqual([]);
  },
);

test('extra colons keep a hotstring’s brace from opening a block, so its closing brace is an error', () => {
  const [found] = check('::`::sig`:::: {\n    MsgBox "hi"\n}\n');
  expect(found).toMatchObject({ code: 'unexpected-brace', range: { start: { line: 3 } } });
});

test('the semicolon is the only key that can be written with a backtick before it', () => {
  expect(check('`;::MsgBox "hi"\na & `;::MsgBox "hi"\n^`;::a')).toEqual([]);
  for (const keys of ['``', '`a', '^`,', 'a & `b']) {
    const [found] = check(`${keys}::MsgBox "hi"`);
    expect(found).toMatchObject({ code: 'invalid-hotkey', message: expect.stringContaining('backtick') });
  }
});

test('an error in a continuation section is reported on the statement’s first line and highlighted where it occurs', () => {
  const [found] = check(':X:sig::\n(\nMsgBox "hi\n)\n');
  expect(found).toMatchObject({ range: { start: { line: 1 } }, focus: { start: { line: 3 } } });
});

test('an object that starts on a hotkey’s line can continue on the lines below', () => {
  expect(check('F1::saved := {\n    name: "Ann"\n}\n')).toEqual([]);
});

test('a warning about a colon hotkey points to the right code, even though its escapes are resolved early', () => {
  const source = ':::MsgBox "a`nb" . missing';
  const [found] = check(source);
  expect(found?.code).toBe('unset-variable');
  expect(source.slice(found?.focus.start.offset, found?.focus.end.offset)).toBe('missing');
});
