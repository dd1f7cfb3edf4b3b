import type { FastifyInstance, FastifyReply } from 'fastify';
import { changeSubscription } from '../money/change-subscription.ts';
import { attachCard } from '../money/finish-session.ts';
import { tryAgain } from '../money/pass-subscription.ts';
import { itemOf } from '../money/subscription-item.ts';
import { findObject, listObjects, readObject, saveObject } from '../state/object-store.ts';
import type { Subscription } from '../state/objects.ts';
import type { Turn } from '../state/turn.ts';
import type { SandboxState } from '../turns/take-turn.ts';
import { type CardInput, NO_CARD, readCard } from './card-form.ts';
import { type PortalView, portalPage } from './portal-page.ts';
import { sendPage } from './send-page.ts';

type WithId = { Params: { id: string } };

/** The page where a customer changes the card, reads invoices, and ends or keeps the subscription. */
export function mountPortal(pages: FastifyInstance, state: SandboxState): void {
  const path = '/sandbox/portal/:id';
  const change = async (id: string, reply: FastifyReply, ends: boolean) => {
    await state.takeTurn(async (turn) => {
      const { subscription } = await viewOf(turn, id);
      if (subscription && !subscription.subscription.ended_at) {
        // As at the provider, whose own page sets the date alone.
        const cancel_at = ends ? itemOf(subscription.subscription).current_period_end : null;
        await changeSubscription(turn, subscription.subscription, { cancel_at });
      }
    });
    return reply.redirect(`/sandbox/portal/${id}`, 303);
  };
  pages.get<WithId>(path, async ({ params }, reply) =>
    sendPage(reply, await state.takeTurn(async (turn) => portalPage(await viewOf(turn, params.id)))),
  );
  pages.post<WithId>(`${path}/cancel`, ({ params }, reply) => change(params.id, reply, true));
  pages.post<WithId>(`${path}/resume`, ({ params }, reply) => change(params.id, reply, false));
  pages.post<WithId & { Body: Partial<CardInput> | undefined }>(`${path}/card`, async ({ params, body }, reply) => {
    const problem = await state.takeTurn((turn) => replaceCard(turn, params.id, { ...NO_CARD, ...body }));
    return problem ? sendPage(reply.status(402), problem) : reply.redirect(`/sandbox/portal/${params.id}`, 303);
  });
}

async function replaceCard(turn: Turn, id: string, input: CardInput): Promise<string | undefined> {
  const view = await viewOf(turn, id);
  const read = readCard(input, turn.now);
  if ('problem' in read) return portalPage(view, input, read.problem);
  if (read.outcome.kind === 'declined') return portalPage(view, input, undefined, read.outcome.message);
  const method = await attachCard(turn, view.portal.customer, read.card);
  const subscription = view.subscription?.subscription;
  if (!subscription || subscription.ended_at !== null) return undefined;
  const changed: Subscription = { ...subscription, default_payment_method: method.id };
  await saveObject(turn, changed);
  if (changed.status === 'past_due' || changed.status === 'unpaid') await tryAgain(turn, changed);
  return undefined;
}

async function viewOf(turn: Turn, id: string): Promise<PortalView> {
  const portal = await readObject(turn, 'billing_portal.session', id);
  const customer = await readObject(turn, 'customer', portal.customer);
  const at = { customer: customer.id, limit: 100 };
  const { data: subscriptions } = await listObjects(turn, 'subscription', '', at);
  const { data: invoices } = await listObjects(turn, 'invoice', '', at);
  const subscription = subscriptions.find(({ ended_at }) => ended_at === null) ?? subscriptions[0];
  return {
    portal,
    now: turn.now,
    invoices,
    card: await findObject(turn, 'payment_method', customer.invoice_settings.default_payment_method ?? ''),
    subscription: subscription && {
      subscription,
      product: await readObject(turn, 'product', itemOf(subscription).price.product),
    },
  };
}
