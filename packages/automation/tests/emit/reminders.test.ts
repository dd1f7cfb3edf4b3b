import { expect, test } from 'vitest';
import { bodyOf, scriptFor } from '../support/script-for.ts';

test.each(['every 20min: show "drink"', 'daily 9:00: show "drink"', 'key f8: toggle-every 20min { show "drink" }'])(
  'a reminder that nobody closes does not hold up the next one: %s',
  (text) => {
    expect(scriptFor(text)).toContain('\n    ShowReminder("drink")\n');
  },
);

test('a message that must be closed before the next step holds the rule', () => {
  const body = bodyOf(scriptFor('every 20min: show "save now" ; send ctrl+s'), 'EachTime(');
  expect(body).toEqual(['MsgBox("save now", , "0x1000")', 'Send("^s")']);
});

test('a message at the end of the script holds it until it is read', () => {
  expect(scriptFor('exits: show "bye"')).toContain('MsgBox("bye", , "0x1000")');
});
