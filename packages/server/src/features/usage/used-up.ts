import type { Usage } from '@hotscribe/contract';
import { DomainError } from '#lib/domain-error.ts';

/** Throws where the plan allows no further generation, so that nothing is written in vain. */
export function refuseUsedUp(usage: Usage): void {
  if (isPlanUsedUp(usage)) throw usedUp(usage);
}

export function usedUp({ plan, limit, freeLeft }: Usage): DomainError {
  return new DomainError(plan === 'per-script' ? 'no-credits' : 'limit-reached', { used: limit - freeLeft, limit });
}

function isPlanUsedUp({ plan, freeLeft, credits }: Usage): boolean {
  return plan !== 'monthly' && freeLeft + credits <= 0;
}
