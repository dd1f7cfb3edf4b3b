import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test('buttons do what is said of each of them', () => {
  const script = scriptFor(
    'F9 shows a panel with buttons: Post opens outlook, "Good day" types Good day to you! and Undo presses ctrl+z',
  );
  expect(script).toContain('"Post").OnEvent("Click", (*) => Run("OUTLOOK.EXE"))');
  expect(script).toContain('"Good day").OnEvent("Click", (*) => SendText("Good day to you!"))');
  expect(script).toContain('"Undo").OnEvent("Click", (*) => Send("^z"))');
  expect(script).toContain('F9:: {');
});

test('texts that follow the names of the buttons belong to them', () => {
  const script = scriptFor(
    'a window with two buttons, Hello and Bye, a click copies the text. Hello: Good morning! Bye: See you soon, take care.',
  );
  expect(script).toContain('"Hello").OnEvent("Click", (*) => A_Clipboard := "Good morning!")');
  expect(script).toContain('"Bye").OnEvent("Click", (*) => A_Clipboard := "See you soon, take care.")');
});

test.each([
  [
    'ctrl+alt+v opens a form with Guest, Room and Nights that saves to C:\\desk\\guests.csv',
    ['"Guest"', '"Room"', '"Nights"'],
  ],
  [
    'order form: name, shirt size (S, M, L from a drop down) and a save button that adds a line to shirts.csv',
    ['"Name"', '["S", "M", "L"]'],
  ],
  [
    'ctrl+alt+k opens a checklist window with boxes to tick: lamps, printer, till, and when all are ticked it says Good night',
    ['"lamps"', '"till"', 'MsgBox("Good night"'],
  ],
  ['F9 opens a menu with Hello, Thanks and Bye and types the one I choose', ['"Hello"', '"Thanks"', '"Bye"']],
  ['scoreboard on top of everything for two teams, Lions and Bears', ['["Lions", "Bears"]']],
])('%s: the names are those of the request', (request, names) => {
  const script = scriptFor(request);
  for (const name of names) expect(script).toContain(name);
});
