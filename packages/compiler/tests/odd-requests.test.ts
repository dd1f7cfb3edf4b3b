import { expect, test } from 'vitest';
import { compile } from '../src/compile.ts';

const ODD = {
  'one word over and over': 'ctrl '.repeat(200),
  arrows: 'a -> '.repeat(200),
  'only quotes': '"'.repeat(1000),
  backslashes: '\\'.repeat(1000),
  paths: 'c:\\a '.repeat(160),
  'no spaces': 'x'.repeat(1000),
  commas: 'and, then, '.repeat(90),
  'type type': 'type '.repeat(200),
  emoji: '😀'.repeat(500),
  nothing: '',
};

test.each(Object.entries(ODD))('%s is answered, and at once', (_name, text) => {
  compile('ctrl+n opens notepad');
  const began = performance.now();
  expect(compile(text.slice(0, 1000)).kind).toMatch(/script|unclear|refused|out-of-scope/);
  // A pattern that backtracks without end takes minutes; this line is drawn far from both.
  expect(performance.now() - began).toBeLessThan(5000);
});
