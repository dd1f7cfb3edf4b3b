import { expect, test } from 'vitest';
import { check } from '../check/check.ts';
import type { Diagnostic } from '../syntax/diagnostic.ts';

function advice(source: string): Diagnostic[] {
  return check(source).filter((diagnostic) => diagnostic.source === 'advice');
}

function fixed(source: string): string {
  const fix = advice(source)[0]?.fix;
  return fix ? source.slice(0, fix.range.start.offset) + fix.text + source.slice(fix.range.end.offset) : source;
}

test.each<[string, string[]]>([
  ['list := [1]\nMsgBox list.MaxIndex()', ['unknown-member']],
  ['MsgBox [1, 2].Join(",")', ['unknown-member']],
  ['m := Map()\nfor k in m.Keys()\n MsgBox k', ['unknown-member']],
  ['o := {a: 1}\nMsgBox o["a"]', ['object-index']],
  ['o := {a: 1}\nfor k, v in o\n MsgBox k', ['object-enumeration']],
  ['list := [1]\nMsgBox list[0]', ['array-index-zero']],
  ['SetTimer "Tick", 1000\nTick() {\n}', ['quoted-callback']],
  ['SetTimer Tick, 1000\nTick(a) {\n}', ['callback-parameters']],
  ['Hotkey "^j", Act\nAct() {\n}', ['callback-parameters']],
  ['clipboard := "x"', ['v1-habit']],
  ['name := "x"\nMsgBox %name%', ['v1-habit']],
  ['name := "x"\nMsgBox "Hi %name%"', ['percent-in-text']],
  ['x := Func("f")\nf() {\n}', ['v1-habit']],
  ['F1::Send "Hello World!"', ['send-special-characters']],
  ['Loop {\n x := 1\n}', ['endless-loop']],
  ['^s::Send "^s"', ['self-trigger']],
])('%j gets the advice %j', (source, codes) => {
  expect(advice(source).map(({ code }) => code)).toEqual(codes);
});

test.each([
  'list := [1]\nlist.Default := 2\nMsgBox list.Default',
  'o := {a: 1}\nfor k, v in o.OwnProps()\n MsgBox k',
  'SetTimer Tick, 1000\nTick() {\n}',
  'Loop {\n Sleep 10\n}',
  '$^s::Send "^s"',
  'F1::Send "^c"',
  'MsgBox "100% sure"',
  'clipboard := 1\nMsgBox clipboard',
])('%j gets no advice', (source) => {
  expect(advice(source)).toEqual([]);
});

test('applying a suggested fix produces the code the author meant', () => {
  expect(fixed('clipboard := "x"')).toBe('A_Clipboard := "x"');
  expect(fixed('SetTimer "Tick"\nTick() {\n}')).toBe('SetTimer Tick\nTick() {\n}');
  expect(fixed('^s::Send "^s"')).toBe('$^s::Send "^s"');
});
