import { expect, test } from 'vitest';
import { bodyOf, scriptFor } from '../support/script-for.ts';

test('a mail that is moved and then marked is marked before it is out of sight', () => {
  const body = bodyOf(scriptFor('key f8: outlook-move "Bills" ; outlook-do mark-unread ; outlook-do flag'), 'F8::');
  expect(body).toEqual([
    'ForSelectedMails((mail) => mail.UnRead := true)',
    'ForSelectedMails((mail) => (mail.MarkAsTask(0), mail.Save()))',
    expect.stringContaining('MoveMails('),
  ]);
});
