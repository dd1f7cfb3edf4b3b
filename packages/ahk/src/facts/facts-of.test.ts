import { expect, test } from 'vitest';
import { parse } from '../parse/parse.ts';
import { factsOf } from './facts-of.ts';
import type { Trigger } from './trigger.ts';

function triggersOf(source: string): Trigger[] {
  return factsOf(parse(source).tree).triggers;
}

test('every kind of trigger is found', () => {
  const source = [
    'OnExit (*) => FileAppend("bye", "log.txt")',
    'OnClipboardChange Copied',
    'OnMessage 0x112, (*) => 0',
    'SetTimer Tick, 1000',
    'Hotkey "F9", Tick',
    'Hotstring "::brb", "be right back"',
    'window := Gui()',
    'window.AddButton(, "OK").OnEvent("Click", Tick)',
    'A_TrayMenu.Add "Beep", Tick',
    'hook := InputHook("L1")',
    'hook.OnEnd := Tick',
    'Copied(kind) => ToolTip("copied")',
    'Tick(*) => SoundBeep()',
    'F1::Click',
    'a::b',
    '::btw::by the way',
  ].join('\n');
  const kinds = ['start', 'exit', 'clipboard-change', 'message', 'timer', 'hotkey', 'computed-hotstring', 'gui-event'];
  expect(triggersOf(source).map((trigger) => trigger.kind)).toEqual([
    ...kinds,
    'menu-item',
    'input',
    'hotkey',
    'remap',
    'hotstring',
  ]);
});

test('stacked hotkeys share their actions', () => {
  const [only, ...others] = triggersOf('F1::\n^F2::\n{\n  Click\n}');
  expect(others).toEqual([]);
  expect(only).toMatchObject({ kind: 'hotkey', keys: [{ key: 'F1' }, { key: 'F2', modifiers: [{ key: 'Ctrl' }] }] });
});

test('a #HotIf condition is understood and applies until the next #HotIf', () => {
  const source = '#HotIf WinActive("ahk_exe a.exe") && on\nF1::Click\n#HotIf\nF2::Click';
  const [first, second] = triggersOf(source).filter((trigger) => trigger.kind === 'hotkey');
  expect(first?.context).toEqual({
    kind: 'all',
    conditions: [
      { kind: 'window', test: 'active', criteria: { kind: 'text', text: 'ahk_exe a.exe' } },
      { kind: 'on', variable: 'on', by: [], here: null },
    ],
  });
  expect(second?.context).toBe(null);
});

test('a function call is traced into the function, along with its arguments', () => {
  const [trigger] = triggersOf('F1::Type("hi")\nType(text) {\n  Send text\n}');
  expect(trigger?.actions).toMatchObject([
    {
      kind: 'own-call',
      name: 'Type',
      actions: [{ kind: 'call', name: 'Send', arguments: [{ kind: 'text', text: 'hi' }] }],
    },
  ]);
});

test('a function that calls itself is traced only once', () => {
  const [trigger] = triggersOf('F1::Again()\nAgain() {\n  Click\n  Again()\n}');
  expect(trigger?.actions).toMatchObject([
    { kind: 'own-call', actions: [{ kind: 'call' }, { kind: 'own-call', actions: null }] },
  ]);
});

test('a variable that never changes is replaced with its value; one that changes is not', () => {
  const [, fixed, changing] = triggersOf('site := "https://a.example"\nn := 1\nF1::Run site\nF2::Send n\nn := 2');
  expect(fixed?.actions).toMatchObject([{ arguments: [{ kind: 'text', text: 'https://a.example' }] }]);
  expect(changing?.actions).toMatchObject([{ arguments: [{ kind: 'variable', name: 'n', origin: null }] }]);
});

test('a local variable is not confused with a global variable of the same name', () => {
  const [, trigger] = triggersOf('word := "outer"\nF1::Say()\nSay() {\n  word := "inner"\n  Send word\n}');
  expect(trigger?.actions).toMatchObject([{ actions: [{}, { arguments: [{ text: 'inner' }] }] }]);
});

test('loops, conditions, and toggles keep their structure and their position in the source', () => {
  const source = 'F1::\n{\n  Loop 3 {\n    if on := !on\n      Click\n  } until done\n}';
  const [trigger] = triggersOf(source);
  expect(trigger?.actions).toMatchObject([
    {
      kind: 'repeat',
      repetition: { kind: 'times', count: { number: 3 } },
      until: { kind: 'on', variable: 'done' },
      actions: [
        { kind: 'toggle', variable: 'on' },
        { kind: 'if', whenTrue: [{ kind: 'call', name: 'Click' }] },
      ],
    },
  ]);
  const [loop] = trigger?.actions ?? [];
  expect(source.slice(loop?.start, loop?.end).startsWith('Loop 3')).toBe(true);
});

test('hotstring options are read, including defaults set by an earlier #Hotstring line', () => {
  const [first, second] = triggersOf('#Hotstring C\n:*?T:@@::a@b.c\n:C0B0:x::y');
  expect(first).toMatchObject({ options: { immediate: true, insideWords: true, literal: true, caseSensitive: true } });
  expect(second).toMatchObject({ options: { caseSensitive: false, keepsTyped: true, immediate: false } });
});

test('a variable that an inner function changes is not assumed to keep its first value', () => {
  const source = 'F1::{\n chosen := 0\n Pick() {\n  chosen := 1\n }\n Pick()\n if chosen\n  Send "a"\n}';
  expect(JSON.stringify(triggersOf(source))).not.toContain('"kind":"always"');
});

test('a function’s local variable hides a script function of the same name', () => {
  const source = 'F1::MsgBox Twice("a")\nTwice(text) {\n twice := text\n twice .= text\n return twice\n}';
  expect(JSON.stringify(triggersOf(source))).not.toContain('"kind":"function"');
});

test('an arrow function’s parameters are recognized as values passed to it', () => {
  const source = 'hook := InputHook("V")\nhook.OnChar := (hook, letter) => FileAppend(letter, "log.txt")\nhook.Start()';
  expect(JSON.stringify(triggersOf(source))).toMatch(/"name":"letter"[^}]*"role":"given"/);
});
