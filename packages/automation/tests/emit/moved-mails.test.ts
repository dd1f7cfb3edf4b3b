import { expect, test } from 'vitest';
import { bodyOf, scriptFor } from '../support/script-for.ts';

test('if a rule moves an email and then marks it unread or flags it, the script moves the email last', () => {
  const body = bodyOf(scriptFor('key f8: outlook-move "Bills" ; outlook-do mark-unread ; outlook-do flag'), 'F8::');
  expect(body).toEqual([
    'ForSelectedMails((mail) => mail.UnRead := true)',
    'ForSelectedMails((mail) => (mail.MarkAsTask(0), mail.Save()))',
    expect.stringContaining('MoveMails('),
  ]);
});
