import { expect, test } from 'vitest';
import { fill, marksOf, parse, print, printMarked } from '../src/index.ts';

const MARKS = {
  values: { key1: 'ctrl+alt+n', program1: 'notepad', text1: 'my "own" address\nline 2', time1: '5min', number1: '3' },
  words: 'when i press that key say good morning dear'.split(' '),
};

test('placeholders such as @key1 are replaced with the values read from the request', () => {
  const { program } = fill('key @key1: open @program1 ; wait @time1 ; type @text1 ; send tab x @number1', MARKS);
  expect(program && print(program)).toBe(
    'key ctrl+alt+n: open "notepad" ; wait 5min ; type "my \\"own\\" address\\nline 2" ; send tab x 3',
  );
});

test('words from the request become text and can be combined with new text', () => {
  const { program } = fill('key @key1: say @words7-9 + "!"', MARKS);
  expect(program && print(program)).toBe('key ctrl+alt+n: say "good morning dear" + "!"');
});

test.each([
  ['key @time1: beep', 'a time isn’t a key'],
  ['key @key2: beep', 'the request has only one key'],
  ['key @key1: type @words40-50', 'the request has fewer words'],
])('%s is rejected because %s', (text) => {
  expect(fill(text, MARKS).problem).toBeDefined();
});

test('a program’s literal values can be replaced with placeholders and filled in again', () => {
  const { program } = parse('key f1 in app "Excel": type "hello" ; wait 2s\nkey f2: type "hello"');
  if (!program) throw new Error('It does not parse.');
  const marks = marksOf(program);
  const marked = printMarked(program, marks);
  expect(marked).toBe('key @key1 in app @text1: type @text2 ; wait @time1\nkey @key2: type @text2');
  expect(fill(marked, marks).program).toEqual(program);
});
