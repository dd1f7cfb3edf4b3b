import { expect, test } from 'vitest';
import { bodyOf, scriptFor } from '../support/script-for.ts';

test('steps after a region screenshot wait until it’s copied and are skipped if it’s canceled', () => {
  const body = bodyOf(scriptFor('key f8: screenshot region ; open "Paint" ; wait-window it ; paste'), 'F8::');
  expect(body.slice(1, 3)).toEqual(['if !RegionCopied()', 'return']);
});

test.each(['key f8: screenshot region', 'key f8: screenshot region ; wait-copied ; paste'])(
  'no wait is added after a region screenshot if no steps follow or the rule already waits: %s',
  (text) => {
    expect(scriptFor(text)).toContain('Send("#+s")');
  },
);
