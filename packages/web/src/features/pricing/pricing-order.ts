import type { PaidPlanType, Plan } from '@hotscribe/contract';

const PLACES = { 'per-script': 0, monthly: 1 } satisfies Record<PaidPlanType, number>;

/** Per script first, then monthly; otherwise as the server has them. */
export function inPricingOrder(plans: readonly Plan[]): Plan[] {
  return plans.toSorted((a, b) => PLACES[a.planType] - PLACES[b.planType]);
}
