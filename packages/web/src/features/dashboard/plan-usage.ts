import { ERRORS, type Usage } from '@hotscribe/contract';

/** Whether the plan allows no further generation. The server decides; this is so that the page can say it first. */
export function isPlanUsedUp({ plan, freeLeft, credits }: Usage): boolean {
  return plan !== 'monthly' && freeLeft + credits <= 0;
}

/** What to say about a plan that is used up. */
export function usageNote(usage: Usage): string | undefined {
  if (!isPlanUsedUp(usage)) return undefined;
  return usage.plan === 'per-script' ? ERRORS['no-credits'] : ERRORS['limit-reached'];
}

/** The headline of the upgrade banner, where there is one. */
export function upgradeHeadline(usage: Usage): string | undefined {
  if (usage.plan === 'free') return 'Unlock Unlimited Script Generation';
  return usage.plan === 'per-script' && isPlanUsedUp(usage) ? 'No Credits Remaining' : undefined;
}
