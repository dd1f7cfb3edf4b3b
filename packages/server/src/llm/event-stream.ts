import { ModelFailure } from './chat-model.ts';

const LONGEST_LINE = 1_000_000;

/** The `data` of each event of a stream of server-sent events. Comments, which keep a connection alive, are dropped. */
export async function* eventData(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of linesOf(chunks)) {
    if (line.startsWith('data:')) yield line.slice('data:'.length).trim();
  }
}

async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split(/\r\n|\n|\r/);
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new ModelFailure('garbled');
    yield* lines;
  }
  if (rest) yield rest;
}
