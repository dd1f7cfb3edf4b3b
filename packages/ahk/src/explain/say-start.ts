import type { Action } from '../facts/action.ts';
import { sayActions } from './say-action.ts';
import { periodsOf } from './say-timer.ts';

/** What happens when the script starts; preparations nobody would notice are left out. */
export function sayStart(actions: Action[]): string[] {
  return sayActions(actions.filter((action) => !isPreparation(action)));
}

function isPreparation(action: Action): boolean {
  if (action.kind === 'bind') return true;
  // A repeating timer has a line of its own.
  return (
    action.kind === 'timer' && action.actions !== null && (periodsOf(action.period) ?? [1]).some((period) => period > 0)
  );
}
