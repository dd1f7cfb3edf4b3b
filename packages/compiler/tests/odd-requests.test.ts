import { expect, test } from 'vitest';
import { compile } from '../src/compile.ts';

const LENGTH = 1000;

// Each sets a trap for a pattern that could try the same thing in many ways.
const ODD: Readonly<Record<string, string>> = {
  blanks: ' ',
  tabs: '\t',
  'line breaks': '\n',
  'no blanks': 'x',
  'single letters': 'a ',
  'modifiers only': 'ctrl ',
  'modifiers joined': 'ctrl+',
  'keys only': 'f1 ',
  'keys in lists': 'f1, f2 / ',
  'the word key': 'key ',
  'articles only': 'the ',
  links: 'and ',
  'presses and links': 'press a and ',
  arrows: 'a -> ',
  'arrows only': '-> ',
  becomes: 'x becomes ',
  'typing and typing': 'when i type ',
  'type type': 'type ',
  'open and open': 'open notepad and ',
  'waits only': 'wait 1 sec ',
  numbers: '1 2 ',
  digits: '1',
  'at nine': 'at 9 ',
  halves: 'half a ',
  quotes: '"',
  'single quotes': "' ",
  backticks: '`',
  brackets: '(',
  commas: 'and, then, ',
  dots: '.',
  domains: 'a.',
  addresses: 'a@',
  backslashes: '\\',
  paths: 'c:\\a ',
  'long paths': 'C:\\a b ',
  'only in': 'only in ',
  'ask me first': 'ask me first ',
  'hold it': 'hold it down ',
  german: 'die Taste soll ',
  chinese: '按',
  emoji: '😀',
  'private signs': '\ue005\ue006 ',
};

function longest(piece: string): string {
  return piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
}

test.each(Object.entries(ODD))('a thousand characters of %s are answered, and at once', (_name, piece) => {
  compile('ctrl+n opens notepad');
  const began = performance.now();
  expect(compile(longest(piece)).kind).toMatch(/script|unclear|refused|out-of-scope/);
  // A pattern that backtracks without end takes minutes; this line is drawn far from both.
  expect(performance.now() - began).toBeLessThan(5000);
});

test('nothing at all is answered with a question', () => {
  expect(compile('').kind).toBe('unclear');
});
