import { expect, test } from 'vitest';
import { bodyOf, scriptFor } from '../support/script-for.ts';

test.each(['every 20min: show "drink"', 'daily 9:00: show "drink"', 'key f8: toggle-every 20min { show "drink" }'])(
  'a reminder left open doesn’t hold up the next one: %s',
  (text) => {
    expect(scriptFor(text)).toContain('\n    ShowReminder("drink")\n');
  },
);

test('a message with steps after it pauses the rule until it’s closed', () => {
  const body = bodyOf(scriptFor('every 20min: show "save now" ; send ctrl+s'), 'EachTime(');
  expect(body).toEqual(['MsgBox("save now", , "0x1000")', 'Send("^s")']);
});

test('a message shown when the script exits keeps the script running until the message is closed', () => {
  expect(scriptFor('exits: show "bye"')).toContain('MsgBox("bye", , "0x1000")');
});
