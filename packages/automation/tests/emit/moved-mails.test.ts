import { expect, test } from 'vitest';
import { bodyOf, scriptFor } from '../support/script-for.ts';

test('an email to be moved and then marked is marked first, before it’s out of sight', () => {
  const body = bodyOf(scriptFor('key f8: outlook-move "Bills" ; outlook-do mark-unread ; outlook-do flag'), 'F8::');
  expect(body).toEqual([
    'ForSelectedMails((mail) => mail.UnRead := true)',
    'ForSelectedMails((mail) => (mail.MarkAsTask(0), mail.Save()))',
    expect.stringContaining('MoveMails('),
  ]);
});
