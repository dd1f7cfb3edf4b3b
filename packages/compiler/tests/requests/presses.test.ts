import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

function bodyOf(request: string): string {
  return scriptFor(request)
    .split('\n')
    .filter((line) => line && !/^[;#]/.test(line))
    .map((line) => line.replace(/ ;.*/, '').trim())
    .join(' ');
}

test.each([
  [
    'F4 pressed once opens the calculator, pressed twice opens notepad',
    '$F4:: { KeyWait("F4") if KeyWait("F4", "D T0.3") { Run("notepad.exe") return } Run("calc.exe") }',
  ],
  [
    'open notepad when I hit F7 once and paint when I hit it twice fast',
    '$F7:: { KeyWait("F7") if KeyWait("F7", "D T0.3") { Run("mspaint.exe") return } Run("notepad.exe") }',
  ],
  [
    'ctrl+alt+m mutes. Pressing it two times quickly locks the computer',
    '$^!m:: { KeyWait("m") if KeyWait("m", "D T0.3") { DllCall("LockWorkStation") return } SoundSetMute(-1) }',
  ],
  [
    'Insert: a short press is copy, keeping it down for about a second is paste',
    '$Insert:: { if KeyWait("Insert", "T1") { Send("^c") return } Send("^v") KeyWait("Insert") }',
  ],
  [
    'two quick presses of escape close the window, one press stays as it is',
    '$Escape:: { KeyWait("Escape") if KeyWait("Escape", "D T0.3") { WinClose("A") return } Send("{Escape}") }',
  ],
])('%j has a meaning for each way to press', (request, expected) => {
  expect(bodyOf(request)).toBe(expected);
});

test('three presses are told apart from two', () => {
  const body = bodyOf('pause key: one tap = play/pause, two taps = next track, three taps = previous track');
  expect(body.indexOf('Media_Prev')).toBeLessThan(body.indexOf('Media_Next'));
  expect(body.indexOf('Media_Next')).toBeLessThan(body.indexOf('Media_Play_Pause'));
});

test.each([
  ['ctrl+alt+v: volume to 15%, press again: back to what it was before', 'before := SoundGetVolume()'],
  ['F4 sets the volume to 10. When I hit F4 again the old volume should come back', 'SoundSetVolume(before)'],
  ['F10 minimizes the window, pressing F10 again brings it back', 'if WinExist(before) WinActivate()'],
  ['win+b sets the brightness to 20, press it again and it goes back to how it was', 'before := GetBrightness()'],
  ['F6 moves the mouse to 100, 200, if i press it again it goes back where it was', 'MouseMove(before.x, before.y, 0)'],
])('%j is undone by the second press', (request, expected) => {
  expect(bodyOf(request)).toContain(expected);
});

test('each second press does the other thing', () => {
  expect(bodyOf('F7: first press types Hello, second press types Bye')).toContain(
    'if !isSecond { SendText("Hello") } else { SendText("Bye") }',
  );
});

test('what counts on at each press does not go back and forth', () => {
  expect(bodyOf('F8 types Order 7, next press Order 8 and so on')).not.toContain('isSecond');
});

test.each([
  [
    'right ctrl with up/down should be page up/page down and with left/right home/end',
    ['>^Up::PgUp', '>^Down::PgDn', '>^Left::Home', '>^Right::End'],
  ],
  ['hold caps lock: i = up, k = down', ['CapsLock & i::Up', 'CapsLock & k::Down']],
  [
    'when i hold the space bar q gives p and w gives o, space alone stays a space',
    ['Space & q::Send("p")', 'Space & w::Send("o")'],
  ],
])('%j changes keys only while another is held', (request, expected) => {
  const lines = scriptFor(request).split('\n');
  expect(lines.filter((line) => /^\S.*::./.test(line) && !line.endsWith('{'))).toEqual(expected);
});
