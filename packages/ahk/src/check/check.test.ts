import { expect, test } from 'vitest';
import { check } from './check.ts';

function told(source: string): string[] {
  return check(source).map(({ severity, code, range }) => `${range.start.line} ${severity} ${code}`);
}

test.each<[string, string[]]>([
  ['MsgBox "hi"', []],
  ['MsgBox name', ['1 warning unset-variable', '1 hint unquoted-text']],
  ['f() {\n return 1\n MsgBox\n}', ['3 warning unreachable-code']],
  ['Sleep', ['1 error too-few-parameters']],
  ['A_ScriptDir := 1', ['1 error read-only']],
  ['return 1', ['1 error return-outside-function']],
  ['break', ['1 error outside-loop']],
  ['goto nowhere', ['1 error unknown-label']],
  ['a::return\na::return', ['2 error duplicate-hotkey']],
  ['Enterr::return', ['1 error invalid-key']],
  ['f() {\n}\nf() {\n}', ['3 error duplicate-definition']],
  ['#Requires AutoHotkey v2.1', ['1 error requires-other-version']],
  ['#Nothing', ['1 error unknown-directive']],
  ['class A extends Nobody {\n}', ['1 error unknown-class']],
  ['f() {\n a::return\n}', ['2 error misplaced-definition']],
  ['local x := 1', ['1 error unexpected-declaration']],
])('%j produces the findings %j', (source, diagnostics) => {
  expect(told(source)).toEqual(diagnostics);
});

test('an error in a multi-line statement is reported on its first line, with the exact position highlighted', () => {
  const [diagnostic] = check('x := [\n  1,\n  2 +\n]');
  expect(diagnostic).toMatchObject({ range: { start: { line: 1 } }, focus: { start: { line: 4 } } });
});

test('a variable that an included file might set is not reported as unset', () => {
  expect(told('#Include lib.ahk\nMsgBox fromLib')).toEqual([]);
});

test('#Warn can turn warnings off', () => {
  expect(told('#Warn VarUnset, Off\nx := y')).toEqual([]);
});

test('a script written for AutoHotkey version 1 gets a single error that says so', () => {
  expect(told('#NoEnv\nSendMode Input\nMsgBox, Hello\nx = 5\nSend, ^c')).toEqual(['1 error v1-script']);
});

test('a single line of version 1 code in a version 2 script is recognized', () => {
  expect(told('#Requires AutoHotkey v2.0\nMsgBox "a"\nMsgBox, Hello')).toEqual(['3 error comma-after-name']);
});
