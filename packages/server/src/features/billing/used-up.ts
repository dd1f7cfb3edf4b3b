import type { Usage } from '@hotscribe/contract';
import { DomainError } from '#lib/domain-error.ts';

/** Throws where the plan allows no further generation, so that nothing is written in vain. */
export function refuseUsedUp(usage: Usage): void {
  if (isUsedUp(usage)) throw usedUp(usage);
}

export function usedUp({ plan, scriptsGenerated, limit }: Usage): DomainError {
  return new DomainError(plan === 'per-script' ? 'no-credits' : 'limit-reached', { used: scriptsGenerated, limit });
}

function isUsedUp({ plan, scriptsGenerated, limit, credits }: Usage): boolean {
  if (plan === 'per-script') return credits <= 0;
  return plan === 'free' && scriptsGenerated >= limit;
}
