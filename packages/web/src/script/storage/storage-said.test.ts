import type { Storage } from '@hotscribe/contract';
import { expect, test } from 'vitest';
import { storageSaid } from './storage-said.ts';

const EMPTY: Storage = { plan: 'free', scripts: 0, maxScripts: 200, bytes: 0, maxBytes: 10_000_000 };

test.each([
  [{ scripts: 159, bytes: 7_999_999 }, undefined],
  [{ scripts: 160 }, { isFull: false, text: 'You’ve saved 160 scripts, and your plan has room for 200.' }],
  [{ scripts: 5001 }, { isFull: true, text: 'You’ve saved 5,001 scripts, and your plan has room for 200.' }],
  [
    { scripts: 170, bytes: 9_999_999 },
    {
      isFull: false,
      text: 'You’ve used 9.9 MB of your plan’s 10 MB for saved scripts and their earlier versions.',
    },
  ],
])('storage use of %j is described as %j', (used, said) => {
  expect(storageSaid({ ...EMPTY, ...used })).toEqual(said);
});
