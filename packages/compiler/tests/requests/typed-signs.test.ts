import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test.each([
  ['alt+minus types "—"', 'SendText("—")'],
  ['alt + minus should be –', '!-:: {\n    SendText("–")'],
  ['alt+minus should give a long dash — and alt+shift+minus the shorter one –', '!+-:: {\n    SendText("–")'],
  ['typing opn becomes "Mon–Fri — by appointment"', ':T:opn::Mon–Fri — by appointment'],
])('a dash is typed as it was written: %s', (request, code) => {
  expect(scriptFor(request)).toContain(code);
});

test('a dash between two parts of a sentence is not typed', () => {
  expect(scriptFor('I am in a hurry — F6 should open notepad')).toContain('F6:: {\n    Run("notepad.exe")');
});

test.each([
  ['I want -> to turn into a real arrow → and <-> into ⇌', ':T:->::→\n:T:<->::⇌'],
  ['<= becomes ≤, >= becomes ≥, != becomes ≠', ':T:<=::≤\n:T:>=::≥\n:T:!=::≠'],
  ['if i type ... make it the single … character', ':T:...::…'],
])('signs are abbreviations too: %s', (request, code) => {
  expect(scriptFor(request)).toContain(code);
});

test.each([
  [
    'Typing LG, written exactly with those capitals, should become Liebe Grüße. But lg all small stays',
    ':CT:LG::Liebe',
  ],
  ['UN typed in capitals becomes United Nations, but un in lowercase must stay', ':CT:UN::United Nations'],
])('capitals that matter: %s', (request, code) => {
  expect(scriptFor(request)).toContain(code);
});

test.each([
  ['when I type rcv it writes "Received on " and todays date', 'SendText("Received on " FormatTime(, "ShortDate"))'],
  [
    'typing vst should become: visit on  and then the date of tomorrow like 16.08.2025',
    'SendText("visit on " FormatTime(DateAdd(A_Now, 1, "Days"), "dd.MM.yyyy"))',
  ],
])('a text and a date in one: %s', (request, code) => {
  expect(scriptFor(request)).toContain(code);
});
