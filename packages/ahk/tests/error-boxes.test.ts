import { describe, expect, test } from 'vitest';
import { check } from '../src/check/check.ts';
import { diagnose } from '../src/diagnose/diagnose.ts';
import { recordedBoxes } from './error-boxes.ts';

const BOXES = [...recordedBoxes(), ...recordedBoxes('held-out')];

function diagnosed(script: string, text: string) {
  const [cause] = diagnose(script, { kind: 'error-box', text });
  if (!cause) throw new Error('no cause');
  return cause;
}

describe('each recorded error box leads to the right line and cause', () => {
  test.each(BOXES)('$name', ({ script, box, line, cause }) => {
    expect(diagnosed(script, box)).toMatchObject({ line, code: cause });
  });

  test.each(BOXES)('$name, pasted without its line breaks', ({ script, box, line, cause }) => {
    expect(diagnosed(script, box.replace(/\s+/g, ' '))).toMatchObject({ line, code: cause });
  });

  test.each(BOXES)('$name, with the arrow that older versions show', ({ script, box, line, cause }) => {
    expect(diagnosed(script, box.replace('▶', '--->'))).toMatchObject({ line, code: cause });
  });
});

test('there are at least eighty recorded error boxes', () => {
  expect(BOXES.length).toBeGreaterThanOrEqual(80);
});

test('a suggested fix never adds errors to the script', () => {
  for (const { script, box } of BOXES) {
    const { change } = diagnosed(script, box);
    if (!change) continue;
    const errors = (text: string) => check(text).filter(({ severity }) => severity === 'error').length;
    expect(errors(change.script)).toBeLessThanOrEqual(errors(script));
    expect(change.script).not.toBe(script);
  }
});

test('a line that has moved since the script ran is found by its text', () => {
  const script = '#Requires AutoHotkey v2.0\n\n; new comment\n\nRun("spotfy.exe")\n';
  const box = 'Error: Failed attempt to launch program or document:\nAction: <spotfy.exe>\n\n▶	002: Run("spotfy.exe")';
  expect(diagnosed(script, box)).toMatchObject({ line: 5, code: 'program-not-found' });
});

test('a hotkey that changes a top-level variable is fixed by declaring the variable global in the hotkey', () => {
  const script = 'count := 0\r\n^j:: {\r\n    count += 1\r\n    ToolTip(count)\r\n}\r\n';
  const box = 'Error: This local variable has not been assigned a value.\n\nSpecifically: count\n\n▶	003: count += 1';
  expect(diagnosed(script, box).change?.script).toBe(
    'count := 0\r\n^j:: {\r\n    global count\r\n    count += 1\r\n    ToolTip(count)\r\n}\r\n',
  );
});

test.each([
  ['old-noenv', 'Delete the line: version 2 doesn’t need it.'],
  ['old-msgbox', 'In version 2, it’s `'],
])('the advice for the recorded error box %s starts with “%s”', (name, advice) => {
  const recorded = BOXES.find((item) => item.name === name);
  expect(diagnosed(recorded?.script ?? '', recorded?.box ?? '').todo.startsWith(advice)).toBe(true);
});

test('the suggested fix for a missing window is to check that the window exists before using it', () => {
  const box = 'Error: Target window not found.\n\nSpecifically: Calculator\n\n▶	001: WinClose("Calculator")';
  expect(diagnosed('^j:: {\n    WinClose("Calculator")\n}\n', box).change?.script).toBe(
    '^j:: {\n    if WinExist("Calculator")\n        WinClose("Calculator")\n}\n',
  );
});

describe('an error box from AutoHotkey version 1 leads to advice to install version 2', () => {
  const script = '#Requires AutoHotkey v2.0\n^j::MsgBox(StrUpper("hi"))\n';
  test.each([
    'Error at line 1.\n\nLine Text: #Requires AutoHotkey v2.0\nError: This line does not contain a recognized action.\n\nThe program will exit.',
    'Error: This script requires AutoHotkey v2.0.\n\nCurrent interpreter:\nAutoHotkey v1.1.37.02 Unicode 64-bit\n\nThe program will exit.',
    'Error at line 2.\n\nLine Text: MsgBox(StrUpper("hi"))\nError: Call to nonexistent function.\n\nSpecifically: StrUpper("hi"))',
    'this script requires autohotkey v2.0',
  ])('error box %#', (box) => {
    const cause = diagnosed(script, box);
    expect(cause).toMatchObject({ code: 'wrong-version', help: 'needs-version-2' });
    expect(cause.todo).toContain('Install version 2');
  });
});

test('a few words copied from the error box are enough to find the cause', () => {
  const script = 'x := 1\ny := 2\nMsgBox(z)\n';
  expect(diagnosed(script, 'variable has not been assigned a value: z, line 3')).toMatchObject({
    line: 3,
    code: 'unset-variable',
  });
  expect(diagnosed(script, 'access is denied')).toMatchObject({ line: null, code: 'access-denied' });
});

test('text that isn’t an error box is reported as an unknown error, with no change suggested', () => {
  for (const text of ['', '   ', 'hello there', 'x'.repeat(100_000), '▶▶▶ 9999999: ']) {
    expect(diagnosed('MsgBox("Hi")\n', text)).toMatchObject({ code: 'unknown-error', change: null });
  }
});
