import { expect, test } from 'vitest';
import { read } from '../../src/1-read/read.ts';
import { isEmptyWish } from '../../src/2-understand/is-empty-wish.ts';

test.each([
  'make my keyboard work better please',
  'change F3',
  'hello dear, I need one of these macros. My nephew told me about it',
  'i want my mouse to work normally again',
  'do the usual thing again',
])('%s says nothing of what is wanted', (request) => {
  expect(isEmptyWish(read(request))).toBe(true);
});

test.each([
  'make F9 mute',
  'set F8 to enter',
  'tyc -> Thank you for calling',
  'swap the mouse buttons',
  'lock the computer',
  'make my mouse faster with F7 and slower with F8',
])('%s says what is wanted', (request) => {
  expect(isEmptyWish(read(request))).toBe(false);
});
