import type { Action } from '../facts/action.ts';
import type { Facts } from '../facts/facts-of.ts';
import type { Trigger } from '../facts/trigger.ts';
import { either } from './quote.ts';
import { sayPress } from './say-combination.ts';

/** How to end the script; null if it ends on its own. */
export function sayStop(facts: Facts): string | null {
  const presses = facts.triggers.flatMap((trigger) =>
    trigger.kind === 'hotkey' && endsScript(trigger.actions) ? stopKeys(trigger) : [],
  );
  if (presses.length > 0) return `To stop the script, ${either(presses)}.`;
  const stays = facts.triggers.some((trigger) => trigger.kind !== 'start' && trigger.kind !== 'exit');
  if (!stays && !facts.triggers.some((trigger) => trigger.actions.some(isEndless))) return null;
  const hidden = facts.capabilities.find((fact) => fact.capability === 'hides-itself');
  if (hidden) return 'The script may show no icon; if so, it can only be ended in Task Manager.';
  return 'To stop the script, right-click its green H icon near the clock and choose Exit.';
}

function stopKeys(trigger: Extract<Trigger, { kind: 'hotkey' }>): string[] {
  return trigger.keys.map(sayPress);
}

// Only an unconditional end is a stop key: one that depends on a test may not stop when it is needed.
function endsScript(actions: Action[]): boolean {
  return actions.some(
    (action) =>
      (action.kind === 'call' && action.name === 'ExitApp') ||
      (action.kind === 'own-call' && endsScript(action.actions ?? [])),
  );
}

function isEndless(action: Action): boolean {
  return action.kind === 'repeat' && action.repetition.kind === 'forever';
}
