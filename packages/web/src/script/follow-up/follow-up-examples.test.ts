import { expect, test } from 'vitest';
import { followUpExamples } from './follow-up-examples.ts';

const line = (...keys: string[]) => ({
  when: 'When you press it',
  keys: keys.length > 0 ? [keys] : [],
  context: null,
  sentence: 'It opens Notepad',
  code: [],
});

test.each([
  [
    'one key',
    [line('F9')],
    'F9::Run("notepad.exe")',
    ['Use Ctrl+Alt+K instead', 'Only in Chrome', 'Also show a message when it’s done'],
  ],
  [
    'a pause',
    [line('F9')],
    '#HotIf WinActive("ahk_exe chrome.exe")\nF9::Sleep(500)',
    ['Use Ctrl+Alt+K instead', 'Twice as slow', 'Also show a message when it’s done'],
  ],
  [
    'two keys',
    [line('F8'), line('F9')],
    'F8::MsgBox("a")\nF9::MsgBox("b")',
    ['Use Ctrl+Alt+K for the first one', 'Only in Chrome', 'Remove the second one'],
  ],
  ['no keys', [line()], 'SetTimer(Tick, 1000)\nTick() => MsgBox("a")', ['Twice as slow']],
])('the suggested changes fit a script with %s', (_, lines, code, wishes) => {
  expect(followUpExamples({ lines }, code)).toEqual(wishes);
});

test('a key the script already uses is not suggested', () => {
  expect(followUpExamples({ lines: [line('Ctrl', 'Alt', 'K')] }, '^!k::Run("a")')[0]).toBe('Use Ctrl+Alt+J instead');
});
