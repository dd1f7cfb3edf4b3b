import type { FastifyInstance, FastifyRequest } from 'fastify';
import { outboxPage, type ShownMail } from './outbox-page.ts';
import { sandboxStyle } from './sandbox-style.ts';
import { sendPage } from './send-page.ts';

const LOCAL_ADDRESS = /^(?:127\.|::1$|::ffff:127\.)/;
const LOCAL_HOST = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;

/** The mails that would have been sent. Their links open accounts, so only this machine may look. */
export function mountOutbox(app: FastifyInstance, mails: () => readonly ShownMail[], webRoot: string): void {
  const style = sandboxStyle(webRoot);
  app.get('/sandbox/outbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  app.get('/sandbox/outbox', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    return sendPage(reply.header('cache-control', 'no-store'), outboxPage(mails()));
  });
}

// A proxy or a tunnel on this machine speaks for strangers; the name they asked for gives it away.
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers.via;
  return (
    forwarded === undefined && LOCAL_ADDRESS.test(socket.remoteAddress ?? '') && LOCAL_HOST.test(headers.host ?? '')
  );
}
