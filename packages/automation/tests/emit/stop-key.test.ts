import { expect, test } from 'vitest';
import { parse } from '#text/parse.ts';
import { newDraft } from '../../src/emit/draft.ts';
import { planStops } from '../../src/emit/stop-key.ts';

function stopKeyFor(text: string) {
  const { program } = parse(text);
  if (program?.kind !== 'rules') throw new Error('no rules');
  return planStops(program, newDraft());
}

test.each([
  'every 1s: click',
  'start: loop { send a ; wait 1s }',
  'key f8: every 1s { click }',
  'key f8: every 1s { click ; if pixel 10,10 red { exit } }',
  'key f8: every 1s as clicking { click }\nkey f9: stop typing',
  'key f8: repeat-until pixel 10,10 red { click }',
  'key f8: repeat 1000 { click ; wait 1s }',
  'key f8: repeat 3 { loop { click } }',
  'key f8: repeat 30 { click ; wait 1s }',
  'key f8: repeat 5 { repeat 3 { hold-key w 1s } }',
  'key f8: type-slowly clipboard',
  'key f8: each-line file-text desktop "a.txt" as $line { type $line ; wait 1s }',
  'key f8: each-file downloads "*" as $file { send enter ; wait-window title "Saved" }',
  'key f8: each-excel-row as $row { type-slowly $row }',
])('anything that keeps running can be stopped with Ctrl+Alt+Esc: %s', (text) => {
  expect(stopKeyFor(text)).toBe('ctrl+alt+esc');
});

test.each([
  'key f8: toggle-every 1s { click }',
  'key f8: loop { click ; wait 1s }',
  'key f8: every 1s { click }\nkey f9: stop-all',
  'key f8: every 1s as clicking { click }\nkey f9: stop clicking',
  'every 1s: click\nkey esc: exit',
  'key f8: mode clicking toggle\nevery 1s in mode clicking: click',
  'every 20min: show "Look out of the window"',
  'key f8: click ; wait 1s ; click',
  'key f8: repeat 5 { click ; wait 1s }',
  'key f8: type-slowly "Kind regards"',
  'key f8: each-line clipboard as $line { type $line ; send enter }',
  'key f8: each-file downloads "*" as $file { wait 1s }',
])('no stop key is added if there’s already a way to stop, or nothing to stop: %s', (text) => {
  expect(stopKeyFor(text)).toBeUndefined();
});

test('a program that uses Ctrl+Alt+Esc itself gets a different stop key', () => {
  expect(stopKeyFor('key ctrl+alt+esc: type "x"\nevery 1s: click')).toBe('ctrl+alt+end');
});
