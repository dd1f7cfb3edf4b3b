import { expect, test } from 'vitest';
import { clearPlace } from './clear-place.ts';

const DESK = { width: 1280, height: 800 };
const TOAST = { width: 400, height: 100 };

test('a toast at the bottom right moves up, or else to the left, so it doesn’t cover anything that must stay visible', () => {
  expect(clearPlace(DESK, TOAST, [])).toEqual({ left: 880, top: 700 });
  const save = { left: 1100, top: 720, width: 100, height: 44 };
  expect(clearPlace(DESK, TOAST, [save])).toEqual({ left: 880, top: 620 });
  const column = { left: 900, top: 0, width: 300, height: 800 };
  expect(clearPlace(DESK, TOAST, [column])).toEqual({ left: 0, top: 700 });
});

test('with no free spot, a toast appears at the bottom right', () => {
  const all = { left: 0, top: 0, ...DESK };
  expect(clearPlace(DESK, TOAST, [all])).toEqual({ left: 880, top: 700 });
  expect(clearPlace({ width: 320, height: 60 }, TOAST, [])).toEqual({ left: 0, top: 0 });
});
