import type { FastifyInstance } from 'fastify';
import { SandboxError } from '../state/sandbox-error.ts';
import type { SandboxState } from '../state/take-turn.ts';
import { mountCheckout } from './checkout-routes.ts';
import { notice } from './page-frame.ts';
import { mountPortal } from './portal-routes.ts';
import { sandboxScript } from './sandbox-script.ts';
import { sandboxStyle } from './sandbox-style.ts';
import { sendPage } from './send-page.ts';

const LONGEST_STEP = 367 * 24 * 60 * 60;

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
    pages.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    pages.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof SandboxError)) throw error;
      const text = 'This address of the test checkout is not known. Start again from the pricing page.';
      return sendPage(
        reply.status(error.status),
        notice('Not found', text, { href: '/pricing', text: 'See the plans' }),
      );
    });
    pages.get('/sandbox/sandbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
    pages.get('/sandbox/sandbox.js', async (_request, reply) => reply.type('text/javascript').send(sandboxScript));
    pages.post<{ Body: { seconds?: string; back?: string } }>('/sandbox/clock', async ({ body }, reply) => {
      const seconds = Math.min(LONGEST_STEP, Math.max(0, Math.floor(Number(body?.seconds) || 0)));
      await state.moveClock(seconds);
      return reply.redirect(ownPath(body?.back), 303);
    });
    mountCheckout(pages, state);
    mountPortal(pages, state);
  });
}

// Only to a page of the sandbox: anything else would let a link send people elsewhere from our address.
function ownPath(path = ''): string {
  return /^\/sandbox\/(?:checkout|portal)\/\w+$/.test(path) ? path : '/pricing';
}
