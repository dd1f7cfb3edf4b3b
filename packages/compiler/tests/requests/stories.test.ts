import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test.each([
  'My dad is 80 and alt tab is too hard for his fingers. F1 should switch to the window used before and F2 opens Chrome.',
  'ctrl+shift+n takes two hands and alt+f12 is a pain. F1 switches to the last window, F2 opens Chrome',
])('a key that is only complained about starts nothing: %s', (description) => {
  const script = scriptFor(description);
  expect(script).toMatch(/^F1::.*\n.*!\{Tab\}/m);
  expect(script).toMatch(/^F2::.*\n.*chrome\.exe/m);
  expect(script).not.toMatch(/^(?:!Tab|\^\+n|!F12)::/m);
});

test.each([
  ['F4 opens Notepad, writes Dear Sir and then the current time', /SendText\("Dear Sir[\s\S]*FormatTime/],
  ['every 20 minutes show a message saying look away', /"look away"/],
  ['F6 opens edge at example.org', /msedge\.exe `"https:\/\/example\.org/],
])('what is said once holds for what comes behind it: %s', (description, expected) => {
  expect(scriptFor(description)).toMatch(expected);
});
