import { expect, test } from 'vitest';
import { childrenOf } from '../syntax/children.ts';
import type { Expression } from '../syntax/expression.ts';
import { parse } from './parse.ts';

// The tree in brackets, so that a test shows at a glance what binds to what.
function shape(node: Expression): string {
  switch (node.kind) {
    case 'number':
      return node.text;
    case 'string':
      return JSON.stringify(node.value);
    case 'variable':
      return node.name;
    case 'group':
      return shape(node.expression);
    case 'binary':
      return `(${shape(node.left)} ${node.operator} ${shape(node.right)})`;
    case 'assign':
      return `(${shape(node.target)} ${node.operator} ${shape(node.value)})`;
    case 'unary':
      return `(${node.operator}${shape(node.operand)})`;
    case 'postfix':
      return `(${shape(node.operand)}${node.operator})`;
    case 'ternary':
      return `(${shape(node.condition)} ? ${shape(node.then)} : ${shape(node.otherwise)})`;
    default:
      return `${node.kind}[${childrenOf(node).length}]`;
  }
}

function expression(text: string): string {
  const { tree, diagnostics } = parse(`x := ${text}`);
  expect(diagnostics).toEqual([]);
  const [statement] = tree.body;
  if (statement?.kind !== 'expression-statement' || statement.expression.kind !== 'assign') return 'none';
  return shape(statement.expression.value);
}

test.each([
  ['1 + 2 * 3', '(1 + (2 * 3))'],
  ['-2 ** 2', '(-(2 ** 2))'],
  ['1 - 2 - 3', '((1 - 2) - 3)'],
  ['a "b" c', '((a concat "b") concat c)'],
  ['a . b', '(a concat b)'],
  ['a + 1 "b"', '((a + 1) concat "b")'],
  ['a < b = c', '((a < b) = c)'],
  ['not a = b', '(not(a = b))'],
  ['a or b and c', '(a || (b && c))'],
  ['a ? b : c ? d : e', '(a ? b : (c ? d : e))'],
  ['a && b := c', '(a && (b := c))'],
  ['a ?? b ?? c', '(a ?? (b ?? c))'],
  ['y := z := 1', '(y := (z := 1))'],
  ['a is String', '(a is String)'],
  ['a ~= "b"', '(a ~= "b")'],
  ['a++ + ++b', '((a++) + (++b))'],
  ['&a', '(&a)'],
  ['1 << 2 & 3', '((1 << 2) & 3)'],
])('%s is grouped as %s', (text, grouped) => {
  expect(expression(text)).toBe(grouped);
});

test('member access, calls, and indexes can be chained', () => {
  expect(expression('a.b(1)[2].%c%')).toBe('member[2]');
});

test('objects, arrays, and functions can be used as values', () => {
  expect(expression('{a: 1, %k%: [1, , 2]}')).toBe('object[2]');
  expect(expression('(a, b) => a + b')).toBe('arrow[3]');
});

test('escape sequences become the characters they stand for', () => {
  expect(expression('"a`n`"b`" ``"')).toBe(JSON.stringify('a\n"b" `'));
});

test('text from a continuation section keeps its quotes and line breaks', () => {
  expect(expression('"\n(\n  say "hi"\n  twice\n)"')).toBe(JSON.stringify('say "hi"\ntwice'));
});

test.each(['1 +', '(1', '"a', '1 2x', '"a""b"', '{a}', '()', 'a. b', '5 % 2', '1 ? 2', '&1', 'in'])(
  '%s is reported as an error',
  (text) => {
    expect(parse(`x := ${text}`).diagnostics).not.toEqual([]);
  },
);
