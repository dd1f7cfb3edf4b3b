import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

// Under a load that never pauses there is always somebody, and the stop must come to its end.
const MOST_TURNS = 5000;

/**
 * A server that stops answers everyone who is connected, and ends each connection with its answer: one that is kept
 * alive would hold the stop up until its time-out.
 */
export function stopGently(app: FastifyInstance): void {
  const { server } = app;
  const close = server.close.bind(server);
  let stopping = false;
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });

  // The system takes connections before we do, one of which we accept in each turn of the event loop. Closed with some
  // of them waiting, it cuts them off, with requests that nobody has seen. A turn without one shows that none waits.
  async function acceptAllWaiting(): Promise<void> {
    for (let turn = 0, before = -1; turn < MOST_TURNS && before !== connections; turn += 1) {
      before = connections;
      await setImmediate();
      await setImmediate();
    }
  }

  server.close = (done) => {
    acceptAllWaiting().then(() => close(done));
    return server;
  };
}
