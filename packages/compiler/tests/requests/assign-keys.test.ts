import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test('a key that the script presses by itself starts and stops nothing', () => {
  expect(scriptFor('press ctrl+s every 10 minutes in word')).not.toContain('^s::');
  expect(scriptFor('when a window named Connection lost appears, press enter')).not.toMatch(/^\$?Enter::/m);
});

test('a button is no title, and a title no button', () => {
  const script = scriptFor('whenever the "Session over" dialog appears click its Stay button');
  expect(script).toContain('{title: "Session over", button: "Stay"}');
});

test('what comes behind "then" is not left out', () => {
  expect(scriptFor('F9 waits 3 seconds then takes a screenshot')).toMatch(/Sleep\(3000\)[\s\S]*SaveScreenArea/);
  expect(scriptFor('scroll down 5 notches then click, F6')).toContain('Click("Left")');
});
