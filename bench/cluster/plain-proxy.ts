import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export type PlainProxy = { stop: () => Promise<void> };

const TRY_FOR_MS = 5000;
const PAUSE_MS = 100;

/**
 * A proxy as plain as they come: one server after the other, a connection for each request. A server that cannot be
 * connected to has not seen the request, so the next one gets it; what was cut off later is answered with 502.
 */
export async function startPlainProxy(port: number, serverPorts: readonly number[]): Promise<PlainProxy> {
  let turn = 0;
  const nextPort = () => serverPorts[turn++ % serverPorts.length] ?? 0;
  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing, nextPort).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function pass(incoming: IncomingMessage, outgoing: ServerResponse, nextPort: () => number): Promise<void> {
  const body = Buffer.concat(await incoming.toArray());
  const until = performance.now() + TRY_FOR_MS;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryServer(incoming, body, outgoing, nextPort());
    if (outcome === 'answered') return;
    if (outcome === 'cut' || performance.now() > until) break;
    if (attempt % 3 === 0) await sleep(PAUSE_MS);
  }
  if (outgoing.headersSent) outgoing.destroy();
  else outgoing.writeHead(502).end();
}

type Outcome = 'answered' | 'not-connected' | 'cut';

function tryServer(incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, port: number): Promise<Outcome> {
  const { method, url, headers, socket } = incoming;
  const forwarded = { ...headers, 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'http' };
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, method, path: url, headers: forwarded, agent: false });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'ECONNREFUSED' ? 'not-connected' : 'cut');
    });
    sent.on('response', (reply) => {
      reply.on('error', () => resolve('cut'));
      reply.on('end', () => resolve('answered'));
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    sent.end(body);
  });
}
