import { expect, test } from 'vitest';
import type { Statement } from '../syntax/statement.ts';
import { parse } from './parse.ts';

function statements(source: string): Statement[] {
  const { tree, diagnostics } = parse(source);
  expect(diagnostics).toEqual([]);
  return tree.body;
}

test('a hotkey is split into its keys and the statement on its line', () => {
  const [hotkey] = statements('^!n::Run "notepad"');
  expect(hotkey).toMatchObject({ kind: 'hotkey', keys: '^!n', body: { kind: 'call-statement' } });
});

test('stacked hotkeys share the last one’s block', () => {
  expect(statements('a::\nb:: {\n}')).toMatchObject([
    { kind: 'hotkey', body: null },
    { kind: 'hotkey', body: { kind: 'block' } },
  ]);
});

test('a hotkey followed by a key name is a remap', () => {
  expect(statements('CapsLock::Ctrl')).toMatchObject([{ kind: 'remap', keys: 'CapsLock', target: 'Ctrl' }]);
});

test('a hotstring is split into its options, trigger, and replacement', () => {
  expect(statements(':*?:btw::by the way')).toMatchObject([
    { kind: 'hotstring', options: '*?', trigger: 'btw', replacement: 'by the way' },
  ]);
});

test('a hotstring can take its replacement text from a continuation section', () => {
  expect(statements('::sig::\n(\nKind regards\n  Ann\n)')).toMatchObject([{ replacement: 'Kind regards\n  Ann' }]);
});

test('the X option makes a hotstring run code instead of typing a replacement', () => {
  expect(statements(':X:now::MsgBox A_Now')).toMatchObject([{ replacement: null, body: { kind: 'call-statement' } }]);
});

test('function parameters can be passed by reference, have defaults, be optional, or be variadic', () => {
  const [node] = statements('F(&a, b := 1, c?, d*) {\n}');
  expect(node).toMatchObject({
    kind: 'function',
    parameters: [{ byRef: true }, { default: { value: 1 } }, { optional: true }, { variadic: true }],
  });
});

test('a fat arrow function has an expression as its body', () => {
  expect(statements('Twice(x) => x * 2')).toMatchObject([
    { kind: 'function', body: { kind: 'binary', operator: '*' } },
  ]);
});

test('a class can have a base class, fields, properties, and methods', () => {
  const [node] = statements('class A extends B {\n static x := 1\n p[i] {\n  get => 1\n  set => 2\n }\n m() {\n }\n}');
  expect(node).toMatchObject({
    kind: 'class',
    base: { name: 'B' },
    members: [
      { kind: 'field', isStatic: true },
      { kind: 'property', accessors: [{ access: 'get' }, { access: 'set' }] },
      { kind: 'function', name: 'm' },
    ],
  });
});

test('else belongs to the nearest if', () => {
  const [outer] = statements('if a\n if b\n  x()\n else\n  y()');
  expect(outer).toHaveProperty(['otherwise'], null);
  expect(outer).toHaveProperty(['then', 'otherwise', 'kind'], 'expression-statement');
});

test('the different kinds of loops are told apart', () => {
  const source = 'loop 3\n x()\nloop files "*.txt"\n x()\nloop parse s, ","\n x()\nwhile a\n x()\nfor k, v in m\n x()';
  expect(statements(source)).toMatchObject([
    { kind: 'loop', form: 'count' },
    { kind: 'loop', form: 'files' },
    { kind: 'loop', form: 'parse' },
    { kind: 'while' },
    { kind: 'for', variables: [{ name: 'k' }, { name: 'v' }] },
  ]);
});

test('an until clause belongs to the loop before it', () => {
  expect(statements('loop\n x()\nuntil y')).toMatchObject([{ kind: 'loop', until: { name: 'y' } }]);
});

test('a switch can have cases with several values and a default case', () => {
  expect(statements('switch x {\ncase 1, 2: a()\ndefault: b()\n}')).toMatchObject([
    { kind: 'switch', cases: [{ values: [{ value: 1 }, { value: 2 }] }, { values: null }] },
  ]);
});

test('a try can have a catch with error classes and a variable, an else, and a finally', () => {
  expect(statements('try a()\ncatch TypeError, OSError as e\n b()\nelse c()\nfinally d()')).toMatchObject([
    { kind: 'try', catches: [{ classes: [{}, {}], variable: { name: 'e' } }], otherwise: {}, finally: {} },
  ]);
});

test('break and goto keep the labels they jump to', () => {
  expect(statements('a:\nloop {\n break a\n}\ngoto a')).toMatchObject([
    { kind: 'label', name: 'a' },
    { body: { body: [{ kind: 'break', label: 'a' }] } },
    { kind: 'goto', label: 'a' },
  ]);
});

test('declarations keep their initial values', () => {
  expect(statements('global x := 1, y')).toMatchObject([
    { kind: 'declaration', scope: 'global', items: [{ kind: 'assign' }, { kind: 'variable' }] },
  ]);
});

test('a directive keeps its text, and #HotIf keeps its condition', () => {
  expect(statements('#SingleInstance Force\n#HotIf WinActive("x")')).toMatchObject([
    { kind: 'directive', name: '#SingleInstance', text: 'Force' },
    { name: '#HotIf', condition: { kind: 'call' } },
  ]);
});

test('after an error, the lines below it are still parsed', () => {
  const { tree, diagnostics } = parse('x := 1 +* 2\nMsgBox "a"\ny := [1\nz := 1');
  expect(diagnostics.map(({ range }) => range.start.line)).toEqual([1, 3]);
  expect(tree.body.at(-1)).toMatchObject({ kind: 'expression-statement', expression: { kind: 'assign' } });
});

test('a parsed statement keeps its exact position in the source', () => {
  const source = 'x := "a`n" (\n  y\n  + 1\n)';
  const [statement] = statements(source);
  expect(source.slice(statement?.start, statement?.end)).toBe(source);
});
