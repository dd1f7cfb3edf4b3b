import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test('all steps are repeated, and the key that stops it is known', () => {
  const script = scriptFor('F7: press down, wait 1 second, press enter. repeat 25 times, esc stops it');
  expect(script).toContain('Loop 25 {\n        Send("{Down}")\n        Sleep(1000)\n        Send("{Enter}")\n    }');
  expect(script).toMatch(/Escape::[^}]*Reload/);
});

test('a key behind a pause is pressed by the script', () => {
  const script = scriptFor('F12: press ctrl+shift+w, wait 2 seconds, enter, wait 3 seconds, ctrl+w. do that 10 times');
  expect(script).toContain('Loop 10 {');
  expect(script).not.toContain('^w::');
});

test('a cell is carried over to another program and back', () => {
  const script = scriptFor(
    'F8 copies the cell, switches to chrome, pastes, presses enter, comes back and one cell down',
  );
  const order = ['Send("^c")', 'chrome.exe', 'Send("^v")', 'WinActivate(startWindow)', 'Send("{Down}")'];
  const places = order.map((part) => script.indexOf(part));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});
