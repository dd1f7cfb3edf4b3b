import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test('all windows of a title are closed, and not those of the active program', () => {
  const made = scriptFor('ctrl+alt+q gets rid of all the windows called "Call Note"');
  expect(made).toContain('for titledWindow in WindowsTitled("Call Note")\n        WinClose(titledWindow)');
});

test('a window by a part of its title is hidden and shown with one key', () => {
  expect(scriptFor('F6 hides the window with Payroll in its title, F6 again shows it')).toContain(
    'HideOrShow("Payroll")',
  );
});

test('what is done to the active window is done to one that is named by its title', () => {
  expect(scriptFor('F7 maximizes the window called Recipes')).toMatch(/WinMaximize\(.*\)/);
  expect(scriptFor('F7 puts the window with Log in its title on the left half')).toContain('if WinExist("Log")');
});

test('a window that is closed whenever it comes up needs no key', () => {
  expect(scriptFor('if a window with "Trial over" in the title comes up close it')).toContain('SetTimer');
});

test('a window that is to be killed each time is closed by itself', () => {
  const script = scriptFor("kill that 'Trial ends soon' window every time it comes up");
  expect(script).toContain('Trial ends soon');
  expect(script).toContain('WinClose(');
});
