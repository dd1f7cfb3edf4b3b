import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test.each([
  ['open paint and keep it on top, F7', 'WinSetAlwaysOnTop(-1, "A")'],
  ['F9: open notepad, maximize it, type hello', 'WinMaximize("A")\n    SendText("hello")'],
  ['ctrl+alt+q minimizes chrome and maximizes excel', 'if WinExist("ahk_exe EXCEL.EXE")\n        WinMaximize()'],
  ['F6: put firefox on the left half and word on the right half', 'if WinExist("ahk_exe WINWORD.EXE") {'],
])('%j does all that is said to the windows', (request, code) => {
  expect(scriptFor(request)).toContain(code);
});
