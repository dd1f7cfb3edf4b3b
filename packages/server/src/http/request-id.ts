import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { REQUEST_ID_HEADER } from '@hotscribe/contract';
import type { FastifyInstance } from 'fastify';
import { currentRequestId, withinRequest } from '#lib/request-context.ts';

// What others send goes into our log, so it is taken only where it can be nothing but an id.
const WELL_FORMED = /^[\w-]{8,64}$/;

/** The id that the browser or a proxy gave the request, or a new one. */
export function requestIdOf({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}

/** Tells the caller the id of the request, and the log too wherever something is logged because of it. */
export function followRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    withinRequest(request.id, done);
  });
}

/** What is added to lines of the server's own log; those of a request's log say its id themselves. */
export function requestIdForLog(isOwnLog: boolean): { reqId?: string } {
  const reqId = isOwnLog ? currentRequestId() : undefined;
  return reqId === undefined ? {} : { reqId };
}
