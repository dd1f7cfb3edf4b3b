import { expect, test } from 'vitest';
import { createLineReader, takeLine } from './line-reader.ts';
import { sourceOffset } from './logical-line.ts';

function lines(source: string): string[] {
  const reader = createLineReader(source);
  const texts: string[] = [];
  for (let line = takeLine(reader); line; line = takeLine(reader)) texts.push(line.text);
  return texts;
}

test('comments, blank lines, and the byte order mark don’t count as lines of code', () => {
  expect(lines('\ufeff; a\n\nx := 1 ; b\r\n/* c\nd */\ny := 2')).toEqual(['x := 1', 'y := 2']);
});

test('a semicolon after a space starts a comment, even inside quotes', () => {
  expect(lines('x := "a ;b"')).toEqual(['x := "a']);
  expect(lines('x := "a;b"')).toEqual(['x := "a;b"']);
});

test('a block comment ends only at the start or end of a line', () => {
  expect(lines('/* a */ x := 1\ny := 2')).toEqual([]);
  expect(lines('/*\n*/ x := 1')).toEqual(['x := 1']);
});

test('a quoted continuation section is unindented, its lines are joined with line feeds, and its quotes are escaped', () => {
  expect(lines('x := "\n(\n  a "b"\n    c\n)"')).toEqual(['x := "a `"b`"`n  c"']);
});

test('a continuation section’s options control how its lines are joined', () => {
  expect(lines('x := "\n( Join| LTrim\n  a\n    b\n)"')).toEqual(['x := "a|b"']);
});

test('an expression in parentheses is not a continuation section', () => {
  expect(lines('x := 1\n(y)')).toEqual(['x := 1', '(y)']);
});

test('each character of a joined line can be traced back to its position in the source', () => {
  const source = 'x := "\n(\n  abc\n)"';
  const line = takeLine(createLineReader(source));
  expect(line && source[sourceOffset(line, line.text.indexOf('b'))]).toBe('b');
});
