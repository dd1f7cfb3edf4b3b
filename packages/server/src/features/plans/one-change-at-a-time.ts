import { holdTurn, isTurnHeld } from '#db/hold-turn.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { PlanDeps } from './plan-deps.ts';

// Above what the provider mostly takes; after a crash the plan can be changed again that much later.
const LONGEST_MS = 60_000;

/**
 * A plan is changed at the provider first and here second. Two who did that at once would undo each other there: the
 * one who loses would take off sale what the other has just put on sale.
 */
export async function oneChangeAtATime<T extends object>(
  deps: PlanDeps,
  planId: string,
  change: () => Promise<T>,
): Promise<T> {
  const changed = await holdTurn(deps, { of: turnOf(planId), forMs: LONGEST_MS }, change);
  if (changed === 'taken') throw new DomainError('plan-changed');
  return changed;
}

/** Someone is changing it now, so that the provider may already know what we do not. */
export function isBeingChanged(deps: PlanDeps, planId: string): Promise<boolean> {
  return isTurnHeld(deps, turnOf(planId));
}

function turnOf(planId: string): string {
  return `plan ${planId}`;
}
