import { expect, test } from 'vitest';
import { canonical, editsBetween, type Program, parse, print, sayEdits, withEdits } from '../src/index.ts';

const NOTEPAD = 'key f8: open "notepad" ; wait 200ms';
const TWO = `${NOTEPAD}\nkey f9: beep`;

function program(text: string): Program & { kind: 'rules' } {
  const { program: read, problem } = parse(text);
  const meant = read && canonical(read);
  if (meant?.kind !== 'rules') throw new Error(problem?.message ?? 'no rules');
  return meant;
}

test.each([
  ['a different key', TWO, 'key ctrl+alt+v: open "notepad" ; wait 200ms\nkey f9: beep', ['change 1']],
  ['one rule fewer', TWO, NOTEPAD, ['drop 2']],
  ['one additional rule', NOTEPAD, `${NOTEPAD}\nkey esc: exit`, ['add']],
  [
    'several changes at once',
    TWO,
    'key f8 in app "Word": open "notepad" ; wait 200ms\nkey esc: exit',
    ['change 1', 'drop 2', 'add'],
  ],
])('%s: the edits turn one program into the other and touch nothing else', (_, from, to, named) => {
  const edits = editsBetween(program(from).rules, program(to).rules);
  expect(edits.map((edit) => (edit.is === 'add' ? 'add' : `${edit.is} ${edit.rule}`))).toEqual(named);
  expect(print(withEdits(program(from).rules, edits))).toBe(print(program(to)));
});

test.each([
  ['key f8: open "notepad"', 'key ctrl+alt+v: open "notepad"', ['The shortcut is now Ctrl+Alt+V.']],
  ['daily 9:00 on mon: beep', 'daily 9:00 on tue+fri: beep', ['The days are now Tuesdays and Fridays.']],
  [NOTEPAD, 'key f8: open "notepad" ; wait 2s', ['How long it waits: now 2 seconds.']],
  ['every 10min: beep', 'every 5min: beep', ['How often: now 5 minutes.']],
  [NOTEPAD, `${NOTEPAD}\nkey esc: exit`, ['Added: When you press Esc, it ends the script.']],
  [TWO, NOTEPAD, ['Removed: When you press F9, it beeps.']],
  ['key f8: beep', 'key f8 in app "Word": beep', ['Now: In Word, when you press F8, it beeps.']],
])('%s → %s: the differences are described in plain English', (from, to, said) => {
  expect(sayEdits(program(from), program(to))).toEqual(said);
});
