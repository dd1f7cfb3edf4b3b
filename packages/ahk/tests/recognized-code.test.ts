import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { recognizeCode } from '../src/recognize/recognize-code.ts';
import { v1Differences } from '../src/recognize/v1-differences.ts';
import { verdictFixtures } from './verdict-fixtures.ts';

const ROOT = join(import.meta.dirname, '../../..');

function rows(folder: string): { request?: string; prompt?: string }[] {
  return readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(join(ROOT, folder, file), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));
}

test.each(['bench/quality/requests', 'packages/writer/training/pairs'])(
  'no request in %s is mistaken for code',
  (folder) => {
    const texts = rows(folder).map(({ request, prompt }) => request ?? prompt ?? '');
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter((text) => recognizeCode(text) !== 'none')).toEqual([]);
  },
);

test('pasted scripts are recognized as code', () => {
  const samples = ['explanations', 'risks/dangerous', 'risks/innocent'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder))
      .filter((file) => file.endsWith('.ahk'))
      .map((file) => readFileSync(join(import.meta.dirname, folder, file), 'utf8')),
  );
  expect(samples.filter((script) => recognizeCode(script) !== 'v2')).toEqual([]);
  // The rest are pieces made to try one construct each; a bare word or a lone comment is not a script.
  const loading = verdictFixtures().filter(({ verdict, name }) => verdict === 'clean' && !name.startsWith('v1/'));
  const known = loading.filter(({ source }) => recognizeCode(source) !== 'none');
  expect(loading.length).toBeGreaterThan(850);
  expect(known.length / loading.length).toBeGreaterThan(0.9);
});

describe('version 1 code isn’t confused with version 2 code', () => {
  test.each([
    'MsgBox, Hello',
    '^j::\nSend, Best regards\nreturn',
    '#NoEnv\n#SingleInstance, Force\nSendMode Input\n\n::btw::by the way',
    '#IfWinActive ahk_exe notepad.exe\n^j::Send hi\n#IfWinActive',
    'SetTimer, Tick, 1000\nreturn\n\nTick:\nToolTip, %A_Now%\nreturn',
    'x = 1\nIfEqual, x, 1\nMsgBox % "x is " x',
    'F1::Run notepad',
    'InputBox, name, Title, Your name?\nMsgBox, Hello %name%!',
    'Loop, 5\n{\n  Click, 100, 200\n  Sleep, 50\n}',
    'Greet(ByRef x) {\n  x := 2\n}',
  ])('%j is recognized as version 1', (text) => {
    expect(recognizeCode(text)).toBe('v1');
  });

  test.each([
    '^j::Send("hi")',
    '#Requires AutoHotkey v2.0\n^j:: {\n    MsgBox "Hi, I want my tea when I press it"\n}',
    '::omw::I’m on my way',
    'CapsLock::Ctrl',
    'Run("notepad.exe")',
    '^j:: {\n    Send("hi"\n}',
    'count := 0\nF1:: {\n    global count\n    count++\n}',
  ])('%j is recognized as version 2', (text) => {
    expect(recognizeCode(text)).toBe('v2');
  });
});

test.each([
  'make ^!n::Run notepad work',
  'When I press Ctrl+J, type hello',
  'Send an email every morning at 8',
  'Run, when I press F1, notepad and calc',
  'Type "done" with F2 and then press Enter',
  '::btw:: becomes by the way',
  'brb = be right back\nomw = on my way',
  'Here is my script, add a stop key:\n^j::Send("hi")',
  '^j::Send("hi")\nplease convert this to v2',
  'if I press F1 (or F2), show a message',
  '',
  'x'.repeat(1000),
  '('.repeat(1000),
])('%j isn’t mistaken for code', (text) => {
  expect(recognizeCode(text)).toBe('none');
});

test('the first five version 1 lines are shown with their version 2 equivalents', () => {
  const text =
    '#NoEnv\n#IfWinActive ahk_exe notepad.exe\n^j::\nSend, Hello %name%!\nx = 1\nSetTimer, Tick, 1000\nMsgBox, Hi\nreturn';
  expect(v1Differences(text)).toEqual([
    { line: 1, old: '#NoEnv', now: '(not needed: delete the line)' },
    { line: 2, old: '#IfWinActive ahk_exe notepad.exe', now: '#HotIf WinActive("ahk_exe notepad.exe")' },
    { line: 3, old: '^j::', now: '^j:: { … }' },
    { line: 4, old: 'Send, Hello %name%!', now: 'Send("Hello " name "!")' },
    { line: 5, old: 'x = 1', now: 'x := "1"' },
  ]);
});

test.each([
  ['MsgBox, Hi', 'MsgBox("Hi")'],
  ['MsgBox, 4, Question, Go on?', 'MsgBox("Go on?", "Question")'],
  ['MsgBox % "x" y', 'MsgBox("x" y)'],
  ['Sleep, 100', 'Sleep(100)'],
  ['SetTimer, Tick, Off', 'SetTimer(Tick, 0)'],
  ['IfWinExist, Winamp', 'if WinExist("Winamp")'],
  ['StringUpper, out, text', 'out := StrUpper(text)'],
  ['FileRead, text, C:\\a.txt', 'text := FileRead("C:\\a.txt")'],
  ['^j::Send, hi', '^j::Send("hi")'],
  ['F1::Run notepad', 'F1::Run("notepad")'],
  ['Gosub, Tick', 'Tick()'],
  ['Loop, Parse, text, `,', 'Loop Parse text, ","'],
])('%s in version 1 becomes %s in version 2', (old, now) => {
  expect(v1Differences(old)).toEqual([{ line: 1, old, now }]);
});
