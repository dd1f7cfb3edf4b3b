import { isByHand } from '#language/stop-key.ts';
import type { Draft } from './draft.ts';
import { bareKeyName } from './keys/key-names.ts';
import type { Scope, WhenRule } from './scope.ts';

/** Where the steps of a rule are written. */
export function ruleScope(rule: WhenRule, draft: Draft, names: Scope['names']): Scope {
  return {
    draft,
    rule,
    names,
    assigned: new Set(),
    heldKey: heldKey(rule),
    loops: 0,
    first: [],
    retriggers: isByHand(rule.trigger),
    timer: undefined,
    rest: rule.steps,
    it: undefined,
    ended: false,
  };
}

function heldKey({ trigger }: WhenRule): string | undefined {
  if (trigger.kind === 'key') return bareKeyName(trigger.key);
  if (trigger.kind === 'together') return bareKeyName(trigger.second);
  return trigger.kind === 'sequence' ? bareKeyName(trigger.keys.at(-1) ?? '') : undefined;
}
