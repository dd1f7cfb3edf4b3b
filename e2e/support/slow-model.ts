import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll } from 'vitest';

/** What the model writes, word by word, and how long it takes for that. A held reply ends only when a test says so. */
export type Reply = { text: string; seconds: number; held?: boolean };

export type SlowModel = {
  /** What the product has to be started with to ask it. */
  env: Record<string, string>;
  /** What comes next: one reply a request, the last one for all that follow. */
  writes: (...replies: Reply[]) => void;
  /** Lets the held replies end. */
  finish: () => void;
  /** How often it was asked, and how often nobody waited for the end of its reply. */
  asked: () => number;
  hungUp: () => number;
};

const WORDS_A_SECOND = 4;

/** A provider of language models at the wire, for all tests of a file: it streams, at the speed that a test wants. */
export async function startSlowModel(): Promise<SlowModel> {
  let replies: Reply[] = [];
  let held = Promise.withResolvers<void>();
  let asked = 0;
  let hungUp = 0;
  const server = createServer((request, response) => {
    request.resume();
    response.on('close', () => {
      if (!response.writableFinished) hungUp += 1;
    });
    asked += 1;
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    void stream(response, reply ?? { text: '', seconds: 0 }, reply?.held ? held.promise : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => close(server));
  const { port } = server.address() as AddressInfo;
  return {
    env: { LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, LLM_MODEL: 'slow' },
    writes: (...next) => {
      replies = next;
      held = Promise.withResolvers();
      asked = 0;
      hungUp = 0;
    },
    finish: () => held.resolve(),
    asked: () => asked,
    hungUp: () => hungUp,
  };
}

async function stream(response: ServerResponse, { text, seconds }: Reply, mayEnd?: Promise<void>): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const size = Math.ceil(text.length / Math.max(1, seconds * WORDS_A_SECOND));
  const pauseMs = (seconds * 1000) / Math.ceil(text.length / size);
  for (let start = 0; start < text.length && !response.destroyed; start += size) {
    await setTimeout(pauseMs);
    response.write(event({ choices: [{ delta: { content: text.slice(start, start + size) } }] }));
  }
  await mayEnd;
  response.end(`${event({ choices: [{ delta: {}, finish_reason: 'stop' }] })}data: [DONE]\n\n`);
}

function event(data: object): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

function close(server: Server): void {
  server.closeAllConnections();
  server.close();
}
