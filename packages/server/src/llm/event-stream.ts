import { ModelFailure } from './chat-model.ts';

const LONGEST_LINE = 1_000_000;

/** The `data` of each event of a stream of server-sent events. Comments, which keep a connection alive, are dropped. */
export async function* eventData(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  // A comment must not cost a turn of the event loop: a server can send a million of them.
  for await (const lines of linesOf(chunks)) {
    for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim();
  }
}

/** The lines that each chunk ends. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string[]> {
  // Pieces are put together once, at the end of their line: a long line that comes letter by letter would otherwise be
  // read again with each letter.
  let pieces: string[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    const [first = '', ...more] = chunk.split(/\r\n|\n|\r/);
    pieces.push(first);
    length += first.length;
    if (length > LONGEST_LINE) throw new ModelFailure('garbled');
    const last = more.pop();
    if (last === undefined) continue;
    yield [pieces.join(''), ...more];
    pieces = [last];
    length = last.length;
  }
  if (length > 0) yield [pieces.join('')];
}
