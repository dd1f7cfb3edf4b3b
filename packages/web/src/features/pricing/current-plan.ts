import type { Plan, Subscription, Usage } from '@hotscribe/contract';
import { longDate } from '#lib/page/dates.ts';

/** What is known of the signed-in user; each part is missing until it has arrived. */
export type Customer = { usage: Usage | undefined; subscription: Subscription | undefined };

/** Whether it is this plan that the user is on; of several subscriptions for sale, it is the one that is paid for. */
export function isCurrentPlan(plan: Plan, customer: Customer | undefined): boolean {
  const { usage, subscription } = customer ?? {};
  if (usage?.plan !== plan.planType) return false;
  if (plan.planType === 'per-script' || !subscription?.plan) return true;
  return subscription.plan.id === plan.id;
}

/**
 * The current plan cannot be bought again, except for credits when none are left: nothing else would get the user on.
 * Single scripts are of no use to a subscriber, unless the subscription ends.
 */
export function mayBuy(plan: Plan, customer: Customer | undefined): boolean {
  if (plan.planType === 'per-script' && isCovered(customer)) return customer?.subscription?.status === 'canceling';
  if (!isCurrentPlan(plan, customer)) return true;
  return plan.planType === 'per-script' && customer?.usage?.credits === 0;
}

/** What a subscriber should know before paying for single scripts. */
export function coveredNote(plan: Plan, customer: Customer | undefined): string | undefined {
  if (plan.planType !== 'per-script' || !isCovered(customer)) return undefined;
  const { status, endDate } = customer?.subscription ?? {};
  if (status === 'canceling' && endDate) {
    return `Your subscription covers every script until ${longDate(endDate)}. Scripts you buy now are for later.`;
  }
  return 'Your subscription already covers every script, so you don’t need this.';
}

function isCovered(customer: Customer | undefined): boolean {
  return customer?.usage?.plan === 'monthly';
}
