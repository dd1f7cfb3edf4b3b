import { expect, test } from 'vitest';
import { read } from '../../src/1-read/read.ts';
import { assignKeys } from '../../src/2-understand/slots/assign-keys.ts';
import { duration, hotkey, key } from '../../src/skills/slot.ts';

const SLOTS = {
  toggle: hotkey('key that starts and stops it', 'F8'),
  spammed: key('key to press'),
  every: duration(''),
};

test.each([
  ['press f8 and it keeps pressing the down arrow every half second, f9 stops it', 'F8 Down'],
  ['space every 1.2 seconds, F8 on and off', 'F8 Space'],
  ['tap w every 3 minutes, F10 toggles it', 'F10 w'],
  ['press F8 and it presses enter every 10 seconds until I press F9', 'F8 Enter'],
  ['spam the z key with F8, stop when I press F9', 'F8 z'],
])('%j is started by, and presses: %s', (text, expected) => {
  const assigned = assignKeys(SLOTS, read(text));
  expect(`${assigned.get('toggle')?.value} ${assigned.get('spammed')?.value}`).toBe(expected);
});
