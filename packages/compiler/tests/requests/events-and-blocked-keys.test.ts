import { expect, test } from 'vitest';
import { compile } from '../../src/compile.ts';
import { scriptFor } from './script-for.ts';

test.each([
  ['as soon as my pc wakes up start spotify', 'if (event != 18)'],
  ['every time I unlock the laptop open slack', 'if (event != 8)'],
  ['when the computer gets locked close spotify', 'if (event != 7)'],
])('%j waits for what Windows says', (request, expected) => {
  const script = scriptFor(request);
  expect(script).toContain(expected);
  expect(script).not.toContain('F8::');
});

test('an event that cannot be watched for is not passed over in silence', () => {
  const answer = compile('when I plug in my headphones set the volume to 40%');
  expect(answer.kind === 'script' ? answer.assumptions.join() : answer.kind).toContain('Please check the script');
});

test.each([
  ['never let me press scroll lock', 'ScrollLock::return'],
  ['block the windows key and alt tab', '!Tab::return'],
  ['disable F1 while minecraft is open', '#HotIf WinActive("ahk_exe javaw.exe")'],
  ['press F7 three times fast to lock the pc', 'if (taps < 3)'],
  ['hold d until I press F5', 'Send(isHeld ? "{d Down}" : "{d Up}")'],
  ['if spotify closes restart it', 'Run("Spotify.exe")'],
  ['stop ctrl+w from closing chrome', '#HotIf WinActive("ahk_exe chrome.exe")\n^w::return'],
  ['F6 presses a then d then g', 'Send("d")'],
  ['left + right click together opens the calculator', 'LButton & RButton:: {'],
])('%j has its keys', (request, expected) => {
  expect(scriptFor(request)).toContain(expected);
});
