import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test.each([
  [
    'F9 sets the volume to 15 percent, F10 to 70 for when nobody sleeps',
    ['F9:: {\n    SoundSetVolume(15)', 'F10:: {\n    SoundSetVolume(70)'],
  ],
  ['ctrl+1 volume 20, ctrl+2 volume 45', ['^1:: {\n    SoundSetVolume(20)', '^2:: {\n    SoundSetVolume(45)']],
  [
    'win+F6 makes Front Desk the default printer and win+F7 makes it Back Office',
    ['UsePrinter("Front Desk")', 'UsePrinter("Back Office")'],
  ],
  [
    'numpad1 plays horn.wav, numpad2 boo.mp3, both in D:\\fx, and numpad minus cuts it off',
    [
      'Numpad1:: {\n    SoundPlay("D:\\fx\\horn.wav")',
      'Numpad2:: {\n    SoundPlay("D:\\fx\\boo.mp3")',
      'NumpadSub:: {\n    try SoundPlay',
    ],
  ],
])('%j: each key has its own value', (request, parts) => {
  const made = scriptFor(request);
  for (const part of parts) expect(made).toContain(part);
});

test.each([
  ['ctrl+up and ctrl+down control the volume', /^\^Up::(?:ChangeVolume\("\+" step\)| \{\n *SoundSetVolume\("\+5"\))/m],
  ['numpad plus and minus change the volume by 3', /^NumpadAdd:: \{\n *SoundSetVolume\("\+3"\)/m],
])('%j: the key that points up is louder', (request, code) => {
  expect(scriptFor(request)).toMatch(code);
});

test('a window that one key hides comes back with the other', () => {
  const made = scriptFor('F9 makes the window I am in vanish, shift+F9 gets it back');
  expect(made).toContain('+F9:: {\n    ShowHiddenWindows()');
});
