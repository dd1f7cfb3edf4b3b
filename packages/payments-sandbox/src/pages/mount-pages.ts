import type { FastifyInstance } from 'fastify';
import { SandboxError } from '../state/sandbox-error.ts';
import type { SandboxState } from '../turns/take-turn.ts';
import { mountCheckout } from './checkout-routes.ts';
import { mountClock } from './clock-routes.ts';
import { isFromOwnPage } from './from-own-page.ts';
import { notice } from './page-frame.ts';
import { mountPortal } from './portal-routes.ts';
import { sandboxScript } from './sandbox-script.ts';
import { sandboxStyle } from './sandbox-style.ts';
import { sendPage } from './send-page.ts';

/** The sandbox's own pages, beside ours and under the same Content-Security-Policy. */
export function mountSandboxPages(app: FastifyInstance, state: SandboxState, webRoot: string): void {
  const style = sandboxStyle(webRoot);
  app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: unknown, body: string | Buffer) => Object.fromEntries(new URLSearchParams(String(body))),
    );
    pages.addHook('onRequest', async (request, reply) => {
      if (request.method !== 'POST' || isFromOwnPage(request)) return;
      const text = 'Another site sent you here, so we didn’t do anything. Start again from the pricing page.';
      return sendPage(
        reply.status(403),
        notice('You can’t do that from here', text, { href: '/pricing', text: 'See Plans' }),
      );
    });
    pages.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    pages.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof SandboxError)) throw error;
      const text = 'There’s nothing at this address. Start again from the pricing page.';
      return sendPage(reply.status(error.status), notice('Not found', text, { href: '/pricing', text: 'See Plans' }));
    });
    pages.get('/sandbox/sandbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
    pages.get('/sandbox/sandbox.js', async (_request, reply) => reply.type('text/javascript').send(sandboxScript));
    mountClock(pages, state);
    mountCheckout(pages, state);
    mountPortal(pages, state);
  });
}
