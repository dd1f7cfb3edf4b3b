import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test('a program goes to its corner in its size whenever it opens, with no key', () => {
  const made = scriptFor('Paint should always be 900 by 700 in the lower right corner when it opens');
  expect(made).toContain('WinGetList("ahk_exe mspaint.exe")');
  expect(made).toContain('width := 900, height := 700');
  expect(made).toContain('WinMove(right - width, bottom - height, width, height, placedWindow)');
});

test('a program that should start maximized is maximized when it opens', () => {
  expect(scriptFor('firefox should always start maximized')).toContain('WinMaximize(window)');
});

test('a key opens a program at its place', () => {
  const made = scriptFor('F7 opens notepad and puts it on the right half of the screen');
  expect(made).toContain('F7:: {');
  expect(made).toContain('WinMove((left + right) // 2, top, (right - left) // 2, bottom - top, placedWindow)');
});

test('what is opened is there before its window is changed', () => {
  expect(scriptFor('ctrl+shift+o opens outlook and maximizes it')).toContain(
    'WinWaitActive("ahk_exe OUTLOOK.EXE",, 10) ; until its window is there\n    WinMaximize("A")',
  );
});
