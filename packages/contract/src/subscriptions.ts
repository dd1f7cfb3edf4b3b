import { z } from 'zod';
import { requiredText } from './account-rules.ts';
import { endpoint } from './endpoint.ts';
import { CREDIT_QUANTITIES } from './limits.ts';
import { currency, paidPlanType, planInterval } from './plan-rules.ts';
import { recordId } from './script-rules.ts';
import { usage } from './user.ts';

const success = z.literal(true);
const packs = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(CREDIT_QUANTITIES.map(String));

export const SUBSCRIPTION_MESSAGES = {
  canceled: 'Subscription canceled successfully',
  resumed: 'Subscription resumed successfully',
  quantity: `Scripts come in packs of ${packs}`,
  oneSubscription: 'You can only buy one subscription at a time',
  foreignAddress: 'The return address must be on this site',
} as const;

/** `none`: there is no subscription, and never was or it is long over. */
export const subscriptionStatus = z.enum([
  'none',
  'active',
  'canceling',
  'canceled',
  'past_due',
  'unpaid',
  'incomplete',
]);

export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

export const subscription = z.object({
  status: subscriptionStatus,
  /** When access ends (`canceling`, `canceled`), else when the next payment is due; null where there is neither. */
  endDate: z.iso.datetime().nullable(),
  /** What is paid for, at the price that this customer pays. */
  plan: z
    .object({
      id: z.string(),
      name: z.string(),
      planType: paidPlanType,
      price: z.number(),
      currency,
      interval: planInterval,
    })
    .nullable(),
  /** Whether the provider's page for cards and invoices has anything to show. */
  hasInvoices: z.boolean(),
});

export type Subscription = z.infer<typeof subscription>;

/** What a checkout has come to: `open` while no payment has arrived, as with a bank that takes its days. */
export const purchase = z.object({
  state: z.enum(['paid', 'open']),
  planType: paidPlanType,
  /** Scripts that were bought; none with a subscription. */
  credits: z.number().int(),
});

export type Purchase = z.infer<typeof purchase>;

const statusReply = z.object({ success, data: subscription });
const changeReply = statusReply.extend({ message: z.string() });
const addressReply = z.object({ success, data: z.object({ url: z.string() }) });

/** Where to come back to: absolute, and on this site; the server turns any other down, and adds `order` on success. */
const returnAddress = requiredText('A return address is missing').max(2000).pipe(z.url('Expected a web address'));

export const checkoutEndpoint = endpoint({
  method: 'POST',
  path: '/api/checkout-sessions',
  access: 'signed-in',
  summary: 'Start buying a plan: returns the address of the payment page',
  input: z.strictObject({
    planId: recordId('plan'),
    /** How many scripts to pay for; a subscription has none. */
    quantity: z.literal(CREDIT_QUANTITIES, SUBSCRIPTION_MESSAGES.quantity).default(1),
    successUrl: returnAddress,
    cancelUrl: returnAddress,
  }),
  output: addressReply,
  errors: ['not-found', 'already-subscribed', 'plan-changed', 'payments-off', 'payments-unavailable'],
});

export const subscriptionStatusEndpoint = endpoint({
  method: 'GET',
  path: '/api/subscriptions/status',
  access: 'signed-in',
  summary: 'Get the signed-in user’s subscription',
  input: z.strictObject({}),
  output: statusReply,
  errors: [],
});

export const syncSubscriptionEndpoint = endpoint({
  method: 'POST',
  path: '/api/subscriptions/sync',
  access: 'signed-in',
  summary: 'Refresh the subscription from the payment provider; called after a checkout',
  input: z.strictObject({
    /** The checkout that leads back here: `order` in the address that was returned to. */
    order: recordId('order').optional(),
  }),
  output: statusReply.extend({
    usage,
    /** What was bought with `order`; null where nothing was. */
    purchase: purchase.nullable(),
  }),
  errors: ['payments-unavailable', 'too-many-requests'],
});

export const cancelSubscriptionEndpoint = endpoint({
  method: 'POST',
  path: '/api/subscriptions/cancel',
  access: 'signed-in',
  summary: 'Cancel the subscription at the end of the paid period',
  input: z.strictObject({}),
  output: changeReply,
  errors: ['no-subscription', 'payments-off', 'payments-unavailable'],
});

export const resumeSubscriptionEndpoint = endpoint({
  method: 'POST',
  path: '/api/subscriptions/resume',
  access: 'signed-in',
  summary: 'Undo a cancellation while the subscription is still running',
  input: z.strictObject({}),
  output: changeReply,
  errors: ['no-subscription', 'payments-off', 'payments-unavailable'],
});

export const billingPortalEndpoint = endpoint({
  method: 'POST',
  path: '/api/subscriptions/portal',
  access: 'signed-in',
  summary: "Get the address of the provider's page for cards and invoices",
  input: z.strictObject({ returnUrl: returnAddress }),
  output: addressReply,
  errors: ['no-subscription', 'payments-off', 'payments-unavailable'],
});
