import type { FastifyInstance } from 'fastify';
import { findObject } from '../state/object-store.ts';
import { SandboxError } from '../state/sandbox-error.ts';
import type { SandboxState } from '../turns/take-turn.ts';
import { notice } from './page-frame.ts';
import { sendPage } from './send-page.ts';

type ClockForm = { seconds?: string; back?: string };

const LONGEST_STEP = 367 * 24 * 60 * 60;
const PAGE = /^\/sandbox\/(checkout|portal)\/(\w+)$/;
const PRICING = { href: '/pricing', text: 'See Plans' };

/**
 * Moves the clock of everyone, so only for someone with a page of the sandbox that was opened: its id is a secret that
 * only a signed-in buyer is given.
 */
export function mountClock(pages: FastifyInstance, state: SandboxState): void {
  pages.post<{ Body: ClockForm | undefined }>('/sandbox/clock', async ({ body }, reply) => {
    const back = body?.back ?? '';
    if (!(await isOpened(state, back))) {
      const text = 'The clock wasn’t moved. Open a checkout or your billing page, and move it there.';
      return sendPage(reply.status(403), notice('You can’t do that from here', text, PRICING));
    }
    const seconds = Math.min(LONGEST_STEP, Math.max(0, Math.floor(Number(body?.seconds) || 0)));
    try {
      await state.moveClock(seconds);
    } catch (error) {
      if (!(error instanceof SandboxError)) throw error;
      return sendPage(
        reply.status(409),
        notice('You can’t move the clock any further', error.message, { href: back, text: 'Go back' }),
      );
    }
    return reply.redirect(back, 303);
  });
}

async function isOpened(state: SandboxState, back: string): Promise<boolean> {
  const [, page, id = ''] = PAGE.exec(back) ?? [];
  if (!page) return false;
  const name = page === 'checkout' ? 'checkout.session' : 'billing_portal.session';
  return (await state.takeTurn((turn) => findObject(turn, name, id))) !== undefined;
}
