import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a model answers, in the time of the benchmark. */
export type Pace = { firstTokenMs: number; tokensPerSecond: number; thinkingMs: number };

export type ReplayingProvider = {
  baseUrl: string;
  calls: () => number;
  setPace: (pace: Pace) => void;
  stop: () => void;
};

const TICK_MS = 20;
/** Code has many signs: a token of it is shorter than one of prose. */
const LETTERS_A_TOKEN = 3.3;

/** A model that knows what to answer to each request and says it at a given speed, streamed as providers do. */
export async function startReplayingProvider(answers: ReadonlyMap<string, string>): Promise<ReplayingProvider> {
  let pace: Pace = { firstTokenMs: 0, tokensPerSecond: 100, thinkingMs: 0 };
  let calls = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      calls += 1;
      const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] };
      const asked = messages.find(({ role }) => role === 'user')?.content ?? '';
      replay(response, answers.get(asked) ?? 'UNCLEAR: not a request of this benchmark', pace);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls: () => calls,
    setPace: (next) => {
      pace = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function replay(response: ServerResponse, answer: string, { firstTokenMs, tokensPerSecond, thinkingMs }: Pace): void {
  const began = performance.now();
  const lettersAMs = (tokensPerSecond * LETTERS_A_TOKEN) / 1000;
  let said = 0;
  const timer = setInterval(() => {
    const passed = performance.now() - began - firstTokenMs;
    if (passed < 0) return;
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (passed < thinkingMs) {
      send(response, { reasoning_content: 'hm ' });
      return;
    }
    const due = Math.min(answer.length, Math.ceil((passed - thinkingMs) * lettersAMs));
    if (due > said) send(response, { content: answer.slice(said, due) });
    said = due;
    if (said < answer.length) return;
    clearInterval(timer);
    send(response, {}, 'stop');
    response.end('data: [DONE]\n\n');
  }, TICK_MS);
  response.on('close', () => clearInterval(timer));
}

function send(response: ServerResponse, delta: object, finish: string | null = null): void {
  response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`);
}
