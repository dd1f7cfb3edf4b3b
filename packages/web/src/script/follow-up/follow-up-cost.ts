import type { Usage } from '@hotscribe/contract';

/** What the next change costs, said before it is sent. */
export function followUpCost(freeLeft: number, plan: Usage['plan'] | undefined): string {
  if (freeLeft > 0) return `${freeLeft} free ${freeLeft === 1 ? 'change' : 'changes'} left.`;
  return plan === 'monthly' ? 'Included in your plan.' : 'This change counts as one script on your plan.';
}
