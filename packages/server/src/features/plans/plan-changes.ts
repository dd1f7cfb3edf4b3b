import type { AuditChange } from '@hotscribe/contract';
import type { PlanRow } from '#db/schema.ts';
import { fromCents } from '#lib/money.ts';

type Told = Pick<PlanRow, 'name' | 'description' | 'features' | 'price_cents' | 'currency' | 'interval'>;

/** How two states of a plan differ, in words that an admin reads. */
export function planChanges(before: Told | undefined, after: Told): AuditChange[] {
  const told = before && inWords(before);
  return Object.entries(inWords(after))
    .map(([field, value]) => ({ field, before: told?.[field] ?? null, after: value }))
    .filter((change) => change.before !== change.after);
}

export function priceInWords(cents: number, currency: string): string {
  return `${fromCents(cents).toFixed(2)} ${currency.toUpperCase()}`;
}

function inWords(plan: Told): Record<string, string> {
  return {
    name: plan.name,
    price: priceInWords(plan.price_cents, plan.currency),
    interval: plan.interval,
    description: plan.description,
    features: (JSON.parse(plan.features) as string[]).join('\n'),
  };
}
