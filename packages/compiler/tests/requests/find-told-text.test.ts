import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test('a text that is told first is typed by the key that is asked for behind it', () => {
  expect(
    scriptFor(
      'On every form I write the same sentence: Checked and found in order, see file. Could F6 type that for me?',
    ),
  ).toContain('F6:: {\n    SendText("Checked and found in order, see file.")');
});

test.each([
  ['type my mobile number 0160 998877 if I press ctrl+alt+p', 'SendText("0160 998877")'],
  ['F9: "Dear team," enter enter "Thank you."', 'SendText("Dear team,")\n    Send("{Enter}")\n    Send("{Enter}")'],
  ['F9 writes Media used: new line Result:', 'SendText("Media used:" "`n" "Result:")'],
  ['ctrl+d inserts the date in the format Tue 04 Feb', 'FormatTime(, "ddd dd MMM")'],
  ['typing dt1 gives the date in the form 7.3.2025', 'FormatTime(, "d.M.yyyy")'],
  ['ctrl+alt+u writes a turned around exclamation mark ¡', 'SendText("¡")'],
])('%s', (request, code) => {
  expect(scriptFor(request)).toContain(code);
});

test('what stands before each key belongs to it, and not to the one before', () => {
  const script = scriptFor('minimize the window with alt+m and close all windows with alt+q');
  expect(script).toMatch(/!m:: \{\n {4}WinMinimize/);
});
