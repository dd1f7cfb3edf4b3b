import { expect, test } from 'vitest';
import { read } from '../../src/1-read/read.ts';
import { findTriggers } from '../../src/2-understand/triggers/find-triggers.ts';

test.each([
  'if nobody has touched it for 3 minutes it should lock',
  'after 3 minutes without mouse or keyboard lock the screen',
  'turn the screen off when no one uses the pc for 3 minutes',
  'lock it when I leave my desk for 3 minutes',
  'mute the sound after 3 minutes of no activity',
])('%j waits until nobody has used the computer', (text) => {
  expect(findTriggers(read(text)).map(({ trigger }) => trigger)).toContainEqual({ kind: 'idle', after: 180_000 });
});
