import type { ProviderEvent } from '#payments/payment-provider.ts';
import { wasHandled } from './event-store.ts';
import type { SyncDeps } from './subscription-deps.ts';
import { syncCustomer } from './sync-customer.ts';

const HANDLED = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
  'customer.deleted',
]);

/** Does what an event makes necessary. It throws where that fails, so that the provider sends the event again. */
export async function handleEvent(deps: SyncDeps, event: ProviderEvent): Promise<void> {
  const { db, log, provider } = deps;
  if (!HANDLED.has(event.type) || (await wasHandled(db, event.id))) return;
  const customerId = event.customerId ?? (event.chargeId && (await provider.customerOfCharge(event.chargeId)));
  const known = customerId && (await syncCustomer(deps, customerId, event));
  if (!known) log.warn({ event: event.id, type: event.type }, 'a payment event for a customer we do not know');
}
