import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Message = { role: string; content: string };
export type ModelRequest = { url: string; headers: IncomingHttpHeaders; model: string; messages: Message[] };
/** What the provider does with one request. */
export type Behaviour = (response: ServerResponse, request: ModelRequest) => void;

export type ModelServer = {
  settings: { baseUrl: string; apiKey: string; model: string; timeoutMs: number };
  requests: ModelRequest[];
  /** What comes next: one behaviour a request, the last one for all that follow. */
  behave: (...behaviours: Behaviour[]) => void;
  /** How many requests were given up by the other side. */
  hungUp: () => number;
};

export const MODEL_KEY = 'sk-test-do-not-tell-0123456789';

/** A provider of language models as seen from the wire: a local server that speaks OpenAI's chat completions. */
export async function startModelServer(...behaviours: Behaviour[]): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let queue = behaviours;
  let hungUp = 0;
  const server = createServer((incoming, response) => {
    let body = '';
    response.on('close', () => {
      if (!response.writableFinished) hungUp += 1;
    });
    incoming.on('data', (chunk) => {
      body += chunk;
    });
    incoming.on('end', () => {
      const request = { url: incoming.url ?? '', headers: incoming.headers, ...JSON.parse(body) } as ModelRequest;
      requests.push(request);
      const behaviour = queue.length > 1 ? queue.shift() : queue[0];
      behaviour?.(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    settings: { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: MODEL_KEY, model: 'test-model', timeoutMs: 20_000 },
    requests,
    behave: (...next) => {
      queue = next;
    },
    hungUp: () => hungUp,
  };
}

export function says(content: string | null, finishReason = 'stop'): Behaviour {
  return sends({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'test-model',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finishReason }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}

export function sends(body: unknown): Behaviour {
  return (response) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
}

export function sendsText(text: string, type = 'application/json'): Behaviour {
  return (response) => response.setHeader('content-type', type).end(text);
}

/** An error as providers send it; some quote the key that was used. */
export function fails(status: number, headers: Record<string, string> = {}): Behaviour {
  return (response, request) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message: `failed for ${request.headers.authorization}`, type: 'error' } }));
}

export const neverAnswers: Behaviour = () => {};

export const breaksOff: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"choices":[{"message":{"content":"```ahk\\n#Requires Auto');
  setTimeout(() => response.destroy(), 50);
};
