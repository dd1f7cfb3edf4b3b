import type { PlanInterval } from '@hotscribe/contract';

const INTERVAL_NAMES = { month: 'month', year: 'year', one_time: 'script' } satisfies Record<PlanInterval, string>;

/** What a price is for: a month, a year or a script. */
export function intervalName(interval: PlanInterval): string {
  return INTERVAL_NAMES[interval];
}

/** Such as '$9.99', in the currency that it is in. */
export function priceText(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
}
