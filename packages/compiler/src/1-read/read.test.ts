import { expect, test } from 'vitest';
import { read } from './read.ts';

function found(text: string): string[] {
  return read(text).entities.map(
    ({ kind, value }) => `${kind} ${typeof value === 'object' ? JSON.stringify(value) : value}`,
  );
}

test.each([
  ['open it with ctrl alt n', 'hotkey ^!n'],
  ['Control-Alt-N opens it', 'hotkey ^!n'],
  ['the windows key and e', 'hotkey #e'],
  ['press win e', 'hotkey #e'],
  ['windows+shift+s', 'hotkey +#s'],
  ['[CTRL] + [7] does it', 'hotkey ^7'],
  ['`Win`+`Shift`+`L` flips it', 'hotkey +#l'],
  ['strg+alt+d', 'hotkey ^!d'],
  ['ctrl+shift+`', 'hotkey ^+SC029'],
  ['^!n opens it', 'hotkey ^!n'],
  ['disable caps', 'key CapsLock'],
  ['the side mouse button', 'key XButton1'],
  ['numpad enter', 'key NumpadEnter'],
  ['the tilde key', 'key SC029'],
  ['press the middle mouse button', 'key MButton'],
  ['f13 mutes', 'key F13'],
  ['win + numpad 1 left half, numpad 2 right half', 'hotkey #Numpad2'],
  ['ctrl+F1 opens it, F2 closes it', 'key F2'],
  ['AltGr+comma types it', 'hotkey <^>!,'],
  ['alt + plus makes it louder', 'hotkey !='],
  ['the star on the number pad', 'key NumpadMult'],
  ['number pad slash runs it', 'key NumpadDiv'],
  ['ctrl + numpad 4', 'hotkey ^Numpad4'],
  ['disable the calculator key', 'key Launch_App2'],
  ['the back button of my mouse, not the forward button', 'key XButton1'],
  ['alt+k is down', 'key Down'],
])('%j names %s', (text, expected) => {
  expect(found(text)).toContain(expected);
});

test.each([
  ['10 times per second', 'duration 100'],
  ['wait half an hour', 'duration 1800000'],
  ['every 4 minutes', 'duration 240000'],
  ['every minute', 'duration 60000'],
  ['files older than 3 weeks', 'duration 1814400000'],
  ['Fridays at 16:30: save it', 'clock {"hour":16,"minute":30}'],
  ['a button at 1850,45. Click it', 'point {"x":1850,"y":45}'],
  ['to my usb stick E:', 'path E:\\'],
  ['copy it to drive F', 'path F:\\'],
  ['C:/Users/me/notes.txt', 'path C:\\Users\\me\\notes.txt'],
  ['after 2.5 seconds', 'duration 2500'],
  ['cada 5 minutos', 'duration 300000'],
  ['at half past 5', 'clock {"hour":5,"minute":30}'],
  ['at 5:30pm', 'clock {"hour":17,"minute":30}'],
  ['every day at 9', 'clock {"hour":9,"minute":0}'],
  ['at noon', 'clock {"hour":12,"minute":0}'],
  ['click at 300, 200', 'point {"x":300,"y":200}'],
  ['make it 70% see through', 'percent 70'],
  ['three times', 'number 3'],
])('%j is read as %s', (text, expected) => {
  expect(found(text)).toContain(expected);
});

test.each([
  ['type “hello there”', ['text hello there']],
  ['type "press ctrl+c"', ['text press ctrl+c']],
  ["it's what I don't want", []],
  ['go to mail.google.com', ['site https://mail.google.com']],
  ['open https://example.com/a?b=c now', ['site https://example.com/a?b=c']],
  ['@@ is jane.doe+work@gmail.com', ['email jane.doe+work@gmail.com']],
  ['delete files in C:\\Temp\\Logs now', ['path C:\\Temp\\Logs']],
  ['when the window i am using', []],
  ['a second enter', ['key Enter']],
  ['numpad 8 4 and 6', ['key Numpad8', 'key Numpad4', 'key Numpad6']],
  ['plus on the numpad, then minus', ['key NumpadAdd', 'key NumpadSub']],
  ['alt + i j k l', ['hotkey !i', 'hotkey !j', 'hotkey !k', 'hotkey !l']],
  ['swap ctrl and caps lock', ['key Ctrl', 'key CapsLock']],
  ['make the right alt key the left arrow', ['key RAlt', 'key Left']],
  ['wheel up = q, wheel down presses 2', ['key WheelUp', 'key q', 'key WheelDown', 'key 2']],
  ['z should count as w and q as a', ['key z', 'key w', 'key q', 'key a']],
  ['F8 presses 3 times', ['key F8', 'number 3']],
  ['F1 is a mess', ['key F1']],
  ['ctrl+wheel up = ]', ['hotkey ^WheelUp', 'key ]']],
])('%j holds %j', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test('no request, however odd, takes long to read', () => {
  for (const odd of [
    'ctrl '.repeat(200),
    'a -> '.repeat(200),
    '"'.repeat(1000),
    '\\'.repeat(1000),
    'c:\\a '.repeat(160),
    '1:'.repeat(500),
  ]) {
    const began = performance.now();
    read(odd.slice(0, 1000));
    expect(performance.now() - began).toBeLessThan(1000);
  }
});
