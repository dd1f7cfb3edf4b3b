import { expect, test } from 'vitest';
import { factsOf } from '../facts/facts-of.ts';
import { parse } from '../parse/parse.ts';
import { keyCautions } from './key-cautions.ts';
import { takenKeys } from './taken-keys.ts';

function cautions(source: string): string[] {
  return keyCautions(factsOf(parse(source).tree)).map(({ message }) => message);
}

test.each([
  ['^!Delete::Click', 'Windows keeps Ctrl+Alt+Delete for itself, so this script can’t use it. Choose other keys.'],
  ['!^Del::Click', 'Windows keeps Ctrl+Alt+Delete for itself, so this script can’t use it. Choose other keys.'],
  ['~#l::Click', 'Windows keeps Windows+L for itself, so this script can’t use it. Choose other keys.'],
  ['^c::Click', 'While this script runs, Ctrl+C doesn’t copy anymore, in any program.'],
  ['$<^s::Click', 'While this script runs, left Ctrl+S doesn’t save anymore, in any program.'],
  ['!F4::return', 'While this script runs, Alt+F4 doesn’t close windows anymore, in any program.'],
  ['Enter::Click', 'While this script runs, Enter doesn’t work as usual, in any program.'],
  ['j::Click', 'While this script runs, J doesn’t work as usual, in any program.'],
  ['5::6', 'While this script runs, 5 doesn’t work as usual, in any program.'],
  ['Up::Click', 'While this script runs, the Up arrow doesn’t work as usual, in any program.'],
  ['RButton::Click', 'While this script runs, the right mouse button doesn’t work as usual, in any program.'],
  ['Esc::ExitApp', 'While this script runs, Esc doesn’t work as usual, in any program.'],
  ['*Space::Click', 'While this script runs, Space doesn’t work as usual, in any program.'],
  ['+a::Click', 'While this script runs, Shift+A doesn’t work as usual, in any program.'],
  ['Hotkey "^v", (*) => Click()', 'While this script runs, Ctrl+V doesn’t paste anymore, in any program.'],
  [
    '#HotIf !WinActive("ahk_exe game.exe")\nTab::Click',
    'While this script runs, Tab doesn’t work as usual, in any program.',
  ],
])('%s comes with the caution “%s”', (source, message) => {
  expect(cautions(source)).toEqual([message]);
});

test.each([
  '^!n::Click',
  'F6::Click',
  'CapsLock::Esc',
  '~LButton::Click',
  '~^c::Click',
  '#HotIf WinActive("ahk_exe chrome.exe")\n^c::Click',
  '#HotIf GetKeyState("CapsLock", "T")\nj::Click',
  'CapsLock & j::Click',
  '^!c::Click',
  'XButton1::Click',
  '::btw::by the way',
  'Send "^c"',
])('%s needs no caution', (source) => {
  expect(cautions(source)).toEqual([]);
});

test('a caution about many keys is a single sentence', () => {
  expect(cautions('a::Click\nb::Click\nc::Click\nd::Click\ne::Click')).toEqual([
    'While this script runs, A, B, C, and 2 more don’t work as usual, in any program.',
  ]);
});

test('the keys that a script takes over in every program are recognized no matter how they’re written', () => {
  const keys = (source: string) => takenKeys(parse(source).tree);
  expect(keys('^!n::Click')).toEqual([{ id: 'ctrl+alt+n', label: 'Ctrl+Alt+N' }]);
  expect(keys('!^N::Click')).toEqual(keys('^!n::Click'));
  expect(keys('$^!n::Click')).toEqual(keys('^!n::Click'));
  expect(keys('~^!n::Click\n#HotIf WinActive("A")\nF1::Click')).toEqual([]);
  expect(keys('F1::a')).toEqual([{ id: 'f1', label: 'F1' }]);
});
