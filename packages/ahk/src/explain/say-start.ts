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
  if (action.kind === 'timer')
    return action.actions !== null && (periodsOf(action.period) ?? [1]).some((period) => period > 0);
  if (action.kind !== 'assign' || action.target.kind !== 'variable') return false;
  const { value } = action;
  return (
    value.kind === 'text' ||
    value.kind === 'number' ||
    value.kind === 'joined' ||
    value.kind === 'list' ||
    value.kind === 'function' ||
    value.kind === 'code' ||
    (value.kind === 'call' && /^(?:Map|Array|Object|Menu|ComObject)$/.test(value.name))
  );
}
