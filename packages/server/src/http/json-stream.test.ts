import { expect, test } from 'vitest';
import { z } from 'zod';
import { jsonStream } from './json-stream.ts';

const schema = z.object({
  name: z.string(),
  items: z.array(z.object({ text: z.string(), parts: z.array(z.number()) })),
});

async function* each<T>(...items: T[]): AsyncGenerator<T> {
  yield* items;
}

async function textOf(value: unknown): Promise<string> {
  return (await jsonStream(schema, value).toArray()).join('');
}

test('lists at any depth are streamed item by item, and fields outside the schema are left out', async () => {
  const items = each(
    { text: '"\n', parts: each(1, 2, 3), secret: true },
    { text: '', parts: each() },
    { text: 'a', parts: [4] },
  );
  expect(JSON.parse(await textOf({ name: 'x', secret: true, items }))).toEqual({
    name: 'x',
    items: [
      { text: '"\n', parts: [1, 2, 3] },
      { text: '', parts: [] },
      { text: 'a', parts: [4] },
    ],
  });
  expect(JSON.parse(await textOf({ name: 'x', items: each() }))).toEqual({ name: 'x', items: [] });
});

test('items are produced only as they are read, and closing the stream stops the work', async () => {
  let made = 0;
  let isGivenUp = false;
  async function* withoutEnd() {
    try {
      for (;;) {
        made += 1;
        yield { text: 'x'.repeat(10_000), parts: [] };
      }
    } finally {
      isGivenUp = true;
    }
  }
  const stream = jsonStream(schema, { name: 'x', items: withoutEnd() });
  for await (const _ of stream) break;
  await expect.poll(() => isGivenUp).toBe(true);
  expect(made).toBeLessThan(50);
});

test('when an item fails, the JSON is cut off and never looks complete', async () => {
  async function* failing() {
    yield { text: 'x'.repeat(100_000), parts: [] };
    throw new Error('the database went away');
  }
  const stream = jsonStream(schema, { name: 'x', items: failing() });
  let text = '';
  const reading = async () => {
    for await (const chunk of stream) text += chunk;
  };
  await expect(reading()).rejects.toThrow('the database went away');
  expect(text).toContain('x'.repeat(1000));
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
});
