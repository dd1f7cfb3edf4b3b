import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Change = (path: string, body: string) => string;
export type Relay = {
  url: string;
  change: (change: Change) => void;
  cut: () => Promise<void>;
  mend: () => Promise<void>;
};

/** Stands between the browser and the product, as another version of it, or as a line that is cut. */
export async function relayTo(target: () => string): Promise<Relay> {
  let changeBody: Change = (_path, body) => body;
  const server = createServer(async (request, reply) => {
    const { method = 'GET', url = '/' } = request;
    const answer = await fetch(target() + url, {
      method,
      headers: headersOf(request),
      ...(method === 'GET' ? {} : { body: await bodyOf(request) }),
      redirect: 'manual',
    });
    const isText = /html|javascript/.test(answer.headers.get('content-type') ?? '');
    const body = isText ? changeBody(url, await answer.text()) : Buffer.from(await answer.arrayBuffer());
    for (const [name, value] of answer.headers) {
      if (!/^(?:content-(?:length|encoding)|connection|transfer-encoding|etag|last-modified)$/.test(name)) {
        reply.setHeader(name, value);
      }
    }
    reply.writeHead(answer.status).end(body);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  await listen(0);
  onTestFinished(() => close(server));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    change: (next) => {
      changeBody = next;
    },
    cut: () => close(server),
    mend: () => listen(port),
  };
}

function headersOf(request: IncomingMessage): Record<string, string> {
  const wanted = ['accept', 'authorization', 'content-type', 'idempotency-key'];
  return Object.fromEntries(
    wanted.flatMap((name) => (request.headers[name] ? [[name, `${request.headers[name]}`]] : [])),
  );
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
