import { expect, test } from 'vitest';
import { eventData } from './event-stream.ts';

async function* chunksOf(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function dataIn(text: string, size: number): Promise<string[]> {
  const found: string[] = [];
  for await (const data of eventData(chunksOf(text, size))) found.push(data);
  return found;
}

test.each([1, 2, 3, 7, 1000])('events read the same when they arrive in %i-character chunks', async (size) => {
  const stream = ': hello\n\ndata: one\r\n\r\ndata:two\revent: x\n\n\ndata: {"a": 1}';
  expect(await dataIn(stream, size)).toEqual(['one', 'two', '{"a": 1}']);
});

// Read anew with every piece, it would not come to an end here.
test('a long line that arrives in small chunks is read in full', async () => {
  const [data] = await dataIn(`data: ${'a'.repeat(900_000)}\n`, 3);
  expect(data).toHaveLength(900_000);
});

test('reading an endless line stops at a limit', async () => {
  await expect(dataIn('a'.repeat(2_000_000), 1000)).rejects.toMatchObject({ trouble: 'garbled' });
});
