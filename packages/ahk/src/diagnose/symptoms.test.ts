import { expect, test } from 'vitest';
import { check } from '../check/check.ts';
import type { ComplaintKind } from './complaint.ts';
import { diagnose } from './diagnose.ts';

function causes(script: string, kind: Exclude<ComplaintKind, 'error-box'>) {
  return diagnose(script, { kind });
}

function codes(script: string, kind: Exclude<ComplaintKind, 'error-box'>) {
  return causes(script, kind).map(({ code }) => code);
}

function changed(script: string, kind: Exclude<ComplaintKind, 'error-box'>, code: string) {
  const script2 = causes(script, kind).find((cause) => cause.code === code)?.change?.script;
  if (script2 !== undefined) expect(check(script2).filter(({ severity }) => severity === 'error')).toEqual([]);
  return script2;
}

test('if a script can’t start, that is the only cause reported', () => {
  const [first, ...others] = causes('^j::MsgBox("Hi\n', 'nothing-happens');
  expect(first).toMatchObject({ code: 'does-not-load', line: 1 });
  expect(others).toEqual([]);
});

test('a user who reports that nothing happens learns that the key works in only one window', () => {
  const [first] = causes('#HotIf WinActive("ahk_exe notepad.exe")\n^j::Send("hi")\n#HotIf\n', 'nothing-happens');
  expect(first).toMatchObject({ code: 'one-window-only', line: 2 });
  expect(first?.why).toBe('The script only works while Notepad is the active window.');
});

test('a user who reports that nothing happens learns that the abbreviation expands only after a space', () => {
  expect(causes('::btw::by the way\n', 'nothing-happens')[0]).toMatchObject({ code: 'needs-ending', line: 1 });
  expect(changed('::btw::by the way\n', 'nothing-happens', 'needs-ending')).toBe(':*:btw::by the way\n');
  expect(codes(':*:btw::by the way\n', 'nothing-happens')).not.toContain('needs-ending');
});

test('an abbreviation that is the start of another one isn’t changed to expand right away', () => {
  const script = '::omw::on my way\n::omwh::on my way home\n';
  expect(changed(script, 'nothing-happens', 'needs-ending')).toBeUndefined();
});

test('a user who reports that nothing happens learns that Windows reserves the key', () => {
  expect(causes('#l::MsgBox("Hi")\n', 'nothing-happens')[0]).toMatchObject({ code: 'reserved-key', line: 1 });
});

test('a user who reports that nothing happens learns about number pad keys, laptop F keys, delayed timers, and scripts that end right away', () => {
  expect(codes('Numpad1::Send("hi")\n', 'nothing-happens')[0]).toBe('num-lock');
  expect(codes('F8::Send("hi")\n', 'nothing-happens')).toContain('laptop-keys');
  expect(codes('SetTimer(Remind, 1800000)\nRemind() {\n    MsgBox("Up!")\n}\n', 'nothing-happens')[0]).toBe(
    'first-run-later',
  );
  expect(codes('MsgBox("Hi")\n', 'nothing-happens')[0]).toBe('ends-at-once');
});

test('a user who reports wrong characters learns that symbols are sent as key presses and gets a fix', () => {
  const script = '^j::Send("Hello World!")\n';
  expect(causes(script, 'wrong-characters')[0]).toMatchObject({ code: 'signs-are-keys', line: 1 });
  expect(changed(script, 'wrong-characters', 'signs-are-keys')).toBe('^j::SendText("Hello World!")\n');
  expect(changed('::em::me+you#1\n', 'wrong-characters', 'signs-are-keys')).toBe(':T:em::me+you#1\n');
  expect(changed('::em::me{Enter}\n', 'wrong-characters', 'signs-are-keys')).toBeUndefined();
});

test('a user who reports wrong characters learns about keyboard layout, capitalization, file encoding, and typing speed', () => {
  expect(changed('^j::Send("Grüße")\n', 'wrong-characters', 'keyboard-layout')).toBe('^j::SendText("Grüße")\n');
  expect(changed('::btw::by the way\n', 'wrong-characters', 'follows-case')).toBe(':C1:btw::by the way\n');
  expect(causes('^j::SendText("Grüße")\n', 'wrong-characters')[0]).toMatchObject({ code: 'file-encoding', line: 1 });
  expect(changed('#Requires AutoHotkey v2.0\n^j::SendText("x")\n', 'wrong-characters', 'types-too-fast')).toBe(
    '#Requires AutoHotkey v2.0\nSendMode("Event")\nSetKeyDelay(30, 30)\n^j::SendText("x")\n',
  );
});

test('a user who reports that a script won’t stop is told which key ends it', () => {
  const found = causes('^j:: {\n    Loop\n        Sleep(10)\n}\nF9::ExitApp()\n', 'does-not-stop');
  expect(found[0]).toMatchObject({ code: 'stop-key', line: 5, todo: 'To end it, press F9.' });
  expect(found.map(({ code }) => code)).not.toContain('no-stop-key');
});

test('a user who reports that a script won’t stop is offered a stop key that the script doesn’t use yet', () => {
  const script = '^j:: {\n    Loop {\n        Click()\n        Sleep(10)\n    }\n}\n';
  expect(causes(script, 'does-not-stop')[0]).toMatchObject({ code: 'no-stop-key', line: 2 });
  expect(changed(script, 'does-not-stop', 'no-stop-key')).toBe(`${script}\nEsc::ExitApp()\n`);
  expect(changed(`${script}Esc::Send("x")\n`, 'does-not-stop', 'no-stop-key')).toContain('\nF10::ExitApp()\n');
});

test('the added stop key works everywhere, even if the script works in only one window', () => {
  const script = '#HotIf WinActive("A")\n^j::Send("hi")\n';
  expect(changed(script, 'does-not-stop', 'no-stop-key')).toBe(`${script.trim()}\n\n#HotIf\nEsc::ExitApp()\n`);
});

test('a user who reports that a script won’t stop gets a fix that lets a second press of the key stop it', () => {
  const script =
    'on := false\nF8:: {\n    global on\n    on := !on\n    while on {\n        Click()\n        Sleep(10)\n    }\n}\n';
  expect(causes(script, 'does-not-stop')[0]).toMatchObject({ code: 'second-press-ignored', line: 2 });
  expect(changed(script, 'does-not-stop', 'second-press-ignored')).toBe(`#MaxThreadsPerHotkey 2\n${script}`);
});

test('a user who reports that a script won’t stop learns that it holds a key down and never releases it', () => {
  expect(codes('F8::Send("{w down}")\n', 'does-not-stop')[0]).toBe('key-held-down');
  expect(codes('F8::Send("{w down}")\nF9::Send("{w up}")\n', 'does-not-stop')).not.toContain('key-held-down');
});

test('a user who reports the wrong result learns that the script types too early, clicks a fixed position, or uses a key that has another function', () => {
  expect(causes('^j:: {\n    Run("notepad.exe")\n    Send("hi")\n}\n', 'wrong-thing')[0]).toMatchObject({
    code: 'types-too-early',
    line: 3,
  });
  expect(
    codes('^j:: {\n    Run("notepad.exe")\n    WinWaitActive("A")\n    Send("hi")\n}\n', 'wrong-thing'),
  ).not.toContain('types-too-early');
  expect(codes('^j::Click(300, 200)\n', 'wrong-thing')).toContain('fixed-positions');
  expect(codes('~a::MsgBox("x")\n', 'wrong-thing')).toContain('key-still-works');
  expect(codes('a::MsgBox("x")\n', 'wrong-thing')).toContain('key-taken-away');
});

test('no matter what the script or the problem is, the user gets a likely cause and something to try', () => {
  for (const script of ['', '^j::Send("hi")', 'MsgBox, Hi', '::a::b', 'Loop {\n}\n', '\u0000{{{{']) {
    for (const kind of ['nothing-happens', 'wrong-thing', 'wrong-characters', 'does-not-stop'] as const) {
      const found = causes(script, kind);
      expect(found.length).toBeGreaterThan(0);
      for (const { why, todo } of found) expect([why, todo].every((text) => text.length > 10)).toBe(true);
    }
  }
});
