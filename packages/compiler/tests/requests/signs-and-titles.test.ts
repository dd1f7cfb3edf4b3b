import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test.each([
  ['ctrl+shift+u inserts an underscore', '^+u:: {\n    SendText("_")'],
  ['the pipe key should type a caret', '|:: {\n    SendText("^")'],
  ['alt+4 gives a degree sign and alt+5 the real ellipsis', '!5:: {\n    SendText("…")'],
  ['turn off the question mark key', '?::return'],
])('%j knows the sign by its name', (request, expected) => {
  expect(scriptFor(request)).toContain(expected);
});

test.each([
  ['when the title of the window contains Report, F4 should press ctrl+p', '#HotIf WinActive("Report")'],
  ['in windows with "Draft" in the title F9 types ok', '#HotIf WinActive("Draft")'],
  ['in zoom, F9 presses alt+a', '#HotIf WinActive("ahk_exe Zoom.exe")'],
])('%j works only there', (request, expected) => {
  expect(scriptFor(request)).toContain(expected);
});

test('a window that is waited for is no place for keys', () => {
  expect(scriptFor('when a window called "Reminder" appears press enter')).not.toContain('#HotIf');
});

test('“zoom in” is no program', () => {
  expect(scriptFor('F7 should zoom in')).not.toContain('Zoom.exe');
});

test('what starts by itself mutes, and a key mutes and unmutes', () => {
  expect(scriptFor('when I open teams mute my mic')).toContain('SetMicrophoneMute(1)');
  expect(scriptFor('F4 should mute my mic')).toContain('SetMicrophoneMute(-1)');
});

test.each([
  ['keep pressing q until I press q again', '$q:: {'],
  ['when I press the side button on my mouse maximize the window', 'XButton1:: {\n    WinMaximize("A")'],
  ['the thumb button copies and the other one pastes', 'XButton2:: {\n    Send("^v")'],
  ['if I hold g for a second send ctrl+g, a tap should just type g', 'SendText("g")'],
])('%j has its key', (request, expected) => {
  expect(scriptFor(request)).toContain(expected);
});
