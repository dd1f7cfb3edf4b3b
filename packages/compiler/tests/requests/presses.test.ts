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
    'F6 writes yes. F6 tapped twice fast writes no instead',
    '$F6:: { KeyWait("F6") if KeyWait("F6", "D T0.3") { SendText("no") return } SendText("yes") }',
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

test.each([
  [
    'left ctrl tapped on its own should be escape, held with another key it stays ctrl',
    ['~LCtrl Up', 'Send("{Escape}")'],
  ],
  ['right shift alone = delete but with letters it still makes capitals', ['~RShift Up', 'Send("{Delete}")']],
  [
    'tapping left shift by itself gives [ and the right one by itself gives ]',
    ['~LShift Up', '~RShift Up', 'SendText("]")'],
  ],
  // Alt alone opens the menu bar, unless something comes between.
  ['tapping left alt alone should be backspace, with other keys it stays alt', ['vkE8', '~LAlt Up']],
])('%j keeps the modifier and adds to it', (request, expected) => {
  for (const part of expected) expect(scriptFor(request)).toContain(part);
});

test.each([
  ['wheel down = next tool, wheel up = previous tool, tools are on 1 2 3 4', 'WheelDown:: { PressInRow(1) }'],
  [
    'scroll wheel: next weapon with wheel up and previous with wheel down, weapons are on 1-6',
    'WheelUp:: { PressInRow(1) }',
  ],
])('%j goes round through a row of keys', (request, expected) => {
  expect(bodyOf(request)).toContain(expected);
});

test('a word frees the keyboard, and the mouse is left alone where only the keyboard is locked', () => {
  const script = scriptFor('lock the keyboard with ctrl+alt+l until I type banana, the mouse should keep working');
  expect(script).toContain('word := "banana"');
  expect(script).not.toContain('BlockInput');
  expect(scriptFor('ctrl+alt+l locks keyboard and mouse until I type banana')).toContain('BlockInput("MouseMove")');
});

test('a key tapped twice stays down until another is touched', () => {
  const body = bodyOf('w tapped twice fast and the game thinks w is being held, until I touch s');
  expect(body).toContain('Send("{w Down}")');
  expect(body).toContain('~s:: { Send("{w Up}") }');
});

test('the pointer goes back without a verb', () => {
  expect(bodyOf('F3: click at 640,400, then pointer back to where it was')).toContain('MouseMove(mouseX, mouseY, 0)');
});

test('a media key that is sent again does not set itself off', () => {
  expect(bodyOf('play/pause button of my headset: one press stays play/pause, two quick presses next song')).toMatch(
    /^\$Media_Play_Pause::/,
  );
});
