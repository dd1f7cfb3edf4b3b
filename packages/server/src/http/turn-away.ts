import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendErrorCode } from './error-response.ts';

/** More than any crowd of people needs at a moment, and few enough that each is still answered within a second. */
export const MOST_UNDER_WAY = 500;

const RETRY_AFTER_SECONDS = 1;
// Whoever watches this server must hear from it most of all when it has too much to do.
const ALWAYS_ANSWERED = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Answers 503 at once where too many requests are under way: otherwise all of them wait, ever longer, until nobody is
 * answered in time. A request counts from when it has arrived, so that slow senders take nobody's place, until its
 * answer is made, so that slow readers do not either.
 */
export function turnAwayTooMany(app: FastifyInstance, most: number): void {
  const ends = new WeakMap<FastifyRequest, () => void>();
  let underWay = 0;
  app.addHook('preHandler', async (request, reply) => {
    if (ALWAYS_ANSWERED.has(request.routeOptions.url ?? '')) return;
    if (underWay >= most) return sendErrorCode(request, reply, 'busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    underWay += 1;
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      // What needs no waiting is answered in the same turn of the event loop. Counted down there, any number of such
      // requests that have piled up would be taken one by one, and the turn would never end.
      setImmediate(() => {
        underWay -= 1;
      });
    };
    ends.set(request, end);
    // Where nobody waits for the answer any more, it may never be sent.
    reply.raw.once('close', end);
  });
  app.addHook('onSend', async (request) => ends.get(request)?.());
}
