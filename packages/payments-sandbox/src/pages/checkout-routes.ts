import type { FastifyInstance, FastifyReply } from 'fastify';
import { completeSession, type SessionHidden } from '../money/finish-session.ts';
import { readHidden, readObject, saveObject } from '../state/object-store.ts';
import type { Turn } from '../state/turn.ts';
import type { SandboxState } from '../turns/take-turn.ts';
import { type CardInput, NO_CARD, readCard } from './card-form.ts';
import { checkoutPage, confirmPage, type Purchase } from './checkout-page.ts';
import { notice } from './page-frame.ts';
import { sendPage } from './send-page.ts';

type WithId = { Params: { id: string } };
type Answer = { to: string } | { page: string; status?: number };

/** The page where a session is paid. */
export function mountCheckout(pages: FastifyInstance, state: SandboxState): void {
  const path = '/sandbox/checkout/:id';
  const answer = async (reply: FastifyReply, work: (turn: Turn) => Promise<Answer>) => {
    const given = await state.takeTurn(work);
    return 'to' in given ? reply.redirect(given.to, 303) : sendPage(reply.status(given.status ?? 200), given.page);
  };
  pages.get<WithId>(path, ({ params }, reply) => answer(reply, (turn) => show(turn, params.id)));
  pages.post<WithId & { Body: Partial<CardInput> | undefined }>(path, ({ params, body }, reply) =>
    answer(reply, (turn) => pay(turn, params.id, { ...NO_CARD, ...body })),
  );
  pages.post<WithId & { Body: { answer?: string } | undefined }>(`${path}/confirm`, ({ params, body }, reply) =>
    answer(reply, (turn) => confirm(turn, params.id, body?.answer === 'confirm')),
  );
}

async function show(turn: Turn, id: string): Promise<Answer> {
  const { purchase, hidden } = await purchaseOf(turn, id);
  if (purchase.session.status !== 'open') return over(purchase);
  return { page: hidden.waitingCard ? confirmPage(purchase) : checkoutPage(purchase, NO_CARD) };
}

async function pay(turn: Turn, id: string, input: CardInput): Promise<Answer> {
  const { purchase, hidden } = await purchaseOf(turn, id);
  const { session } = purchase;
  if (session.status !== 'open') return over(purchase, true);
  const read = readCard(input, turn.now);
  if ('problem' in read) return { page: checkoutPage(purchase, input, read.problem), status: 400 };
  const { outcome, card } = read;
  if (outcome.kind === 'declined') {
    return { page: checkoutPage(purchase, input, undefined, outcome.message), status: 402 };
  }
  if (outcome.kind === 'asks-to-confirm') {
    await saveObject(turn, session, { hidden: { ...hidden, waitingCard: card } });
    return { to: `/sandbox/checkout/${id}` };
  }
  return { to: successAddress(await completeSession(turn, session, card)) };
}

async function confirm(turn: Turn, id: string, agreed: boolean): Promise<Answer> {
  const { purchase, hidden } = await purchaseOf(turn, id);
  if (purchase.session.status !== 'open') return over(purchase, true);
  const { waitingCard, ...rest } = hidden;
  if (!waitingCard) return { to: `/sandbox/checkout/${id}` };
  await saveObject(turn, purchase.session, { hidden: rest });
  if (agreed) return { to: successAddress(await completeSession(turn, purchase.session, waitingCard)) };
  const message = 'We are unable to authenticate your payment method.';
  return { page: checkoutPage(purchase, NO_CARD, undefined, message), status: 402 };
}

async function purchaseOf(turn: Turn, id: string): Promise<{ purchase: Purchase; hidden: SessionHidden }> {
  const session = await readObject(turn, 'checkout.session', id);
  const hidden = await readHidden<SessionHidden>(turn, 'checkout.session', id);
  const price = await readObject(turn, 'price', hidden.price);
  const product = await readObject(turn, 'product', price.product);
  return { purchase: { session, price, product, quantity: hidden.quantity, now: turn.now }, hidden };
}

// A button pressed twice sends the form twice: whoever has paid is led on, not told off.
function over({ session }: Purchase, paying = false): Answer {
  if (session.status === 'complete' && paying) return { to: successAddress(session) };
  if (session.status === 'complete') {
    const link = { href: successAddress(session), text: 'Continue to Hotscribe' };
    return { page: notice('Already paid', 'You’ve already paid for this purchase. You won’t be charged again.', link) };
  }
  const link = { href: session.cancel_url ?? '/pricing', text: 'Back to Hotscribe' };
  const text = 'This checkout has expired, and you weren’t charged. Choose the plan again to start a new checkout.';
  return { page: notice('This checkout has expired', text, link), status: paying ? 410 : 200 };
}

// In ASCII: a header takes nothing else, and what is paid by now would end in an error.
function successAddress({ success_url, id }: Purchase['session']): string {
  return new URL(success_url.replaceAll('{CHECKOUT_SESSION_ID}', id)).href;
}
