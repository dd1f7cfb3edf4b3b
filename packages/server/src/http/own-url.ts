import type { FastifyInstance } from 'fastify';

/** Where a server that listens is reached from its own machine. */
export function ownUrl(app: FastifyInstance): string {
  const [first] = app.addresses();
  return `http://localhost:${typeof first === 'object' ? first.port : ''}`;
}
