import type { Plan, Subscription, Usage } from '@hotscribe/contract';

/** What is known of the signed-in user; each part is missing until it has arrived. */
export type Customer = { usage: Usage | undefined; subscription: Subscription | undefined };

/** Whether it is this plan that the user is on; of several subscriptions for sale, it is the one that is paid for. */
export function isCurrentPlan(plan: Plan, customer: Customer | undefined): boolean {
  const { usage, subscription } = customer ?? {};
  if (usage?.plan !== plan.planType) return false;
  if (plan.planType === 'per-script' || !subscription?.plan) return true;
  return subscription.plan.id === plan.id;
}

/** The current plan cannot be bought again, except for credits when none are left: nothing else would get the user on. */
export function mayBuy(plan: Plan, customer: Customer | undefined): boolean {
  if (!isCurrentPlan(plan, customer)) return true;
  return plan.planType === 'per-script' && customer?.usage?.credits === 0;
}
