import { expect, test } from 'vitest';
import { offTheLoop, SHORT } from '#threads/off-the-loop.ts';
import { fails, neverEnds, whichThread } from './support/text-work.ts';

const module = new URL('./support/text-work.ts', import.meta.url).href;
const LONG = 'x'.repeat(SHORT + 1);

test('long text is processed in a separate thread, and short text in the main thread', async () => {
  const work = offTheLoop(module, whichThread);
  expect(await work('x'.repeat(SHORT))).toBe(0);
  expect(await work(LONG)).toBeGreaterThan(0);
});

test('work that never ends is stopped, and the next task in line runs', async () => {
  const stuck = offTheLoop(module, neverEnds, 500)(LONG);
  const next = offTheLoop(module, whichThread)(LONG);
  await expect(stuck).rejects.toMatchObject({ code: 'busy' });
  expect(await next).toBeGreaterThan(0);
});

test('a task that fails doesn’t affect the next one', async () => {
  await expect(offTheLoop(module, fails)(LONG)).rejects.toThrow('Error in a thread');
  expect(await offTheLoop(module, whichThread)(LONG)).toBeGreaterThan(0);
});

test('when too many tasks are waiting, new ones are rejected', async () => {
  const work = offTheLoop(module, whichThread);
  const all = await Promise.allSettled(Array.from({ length: 40 }, () => work(LONG)));
  const turnedAway = all.filter(({ status }) => status === 'rejected');
  expect(turnedAway).toHaveLength(40 - 33);
});
