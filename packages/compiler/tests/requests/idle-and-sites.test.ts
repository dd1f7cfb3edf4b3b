import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test.each([
  ['if nobody touches the pc for 45 minutes turn it off', 'Shutdown('],
  ['Records stay open when people leave. If nobody moved the mouse for 3 minutes it should lock.', 'LockWorkStation'],
])('%j does that to the computer which nobody uses', (request, code) => {
  const made = scriptFor(request);
  expect(made).toContain('A_TimeIdle');
  expect(made).toContain(code);
});

test('what is selected is opened on every site that is named, behind the address where that has a place for it', () => {
  expect(
    scriptFor('when a word is selected F3 should open it on https://dict.example/?s= and on https://l.example/en/'),
  ).toContain('for searchPlace in ["https://dict.example/?s=", "https://l.example/en/"]');
});

test('a program that is to be above the others is pinned without a key', () => {
  expect(scriptFor('keep the calculator always above the others')).toContain('WinSetAlwaysOnTop(true, window)');
});
