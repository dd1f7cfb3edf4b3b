import { resolveDefaults } from '#language/default-key.ts';
import type { Rule } from '#language/program.ts';
import type { Draft } from '../draft.ts';
import { ruleScope } from '../rule-scope.ts';
import type { Scope, WhenRule } from '../scope.ts';
import { writtenFor } from '../written-for.ts';
import { emitAbbreviation, isAbbreviation } from './keys/abbreviations.ts';
import { emitLastPresses } from './keys/again.ts';
import { emitAnyKey } from './keys/any-key.ts';
import { emitPresses } from './keys/emit-presses.ts';
import { type Keyboard, keyboardOf } from './keys/keyboard.ts';
import { emitLayers } from './keys/layers.ts';
import { withoutNumLock } from './keys/num-lock-keys.ts';
import { groupName, pressGroups, rulesIn } from './keys/press-group.ts';
import { emitSequences, isSequence } from './keys/sequence.ts';
import { emitTogether, isPair } from './keys/together.ts';
import { withHeldKeys } from './keys/with-held-keys.ts';
import { emitOtherTrigger } from './other/emit-other-trigger.ts';

/**
 * Writes all rules into the draft. Rules for one key in one place (press, double, long …) become one hotkey. Gives the
 * rules as they were written, in the order of the program.
 */
export function emitRules(rules: readonly Rule[], draft: Draft, names: Scope['names']): readonly Rule[] {
  const resolved = resolveDefaults({ kind: 'rules', rules });
  if (resolved.kind !== 'rules') return [];
  const keyboard = keyboardOf(resolved.rules.map(withHeldKeys).map(withoutNumLock), draft, names);
  emitKeys(keyboard);
  for (const rule of keyboard.rules) {
    if (rule.kind === 'when') writtenFor(draft, [rule], () => emitTrigger(rule, keyboard));
  }
  emitLayers(keyboard);
  emitLastPresses(keyboard);
  return keyboard.rules;
}

// Keys are looked at together: two rules for one key are one hotkey.
function emitKeys(keyboard: Keyboard): void {
  const groups = pressGroups(keyboard.rules);
  const byName = new Map(groups.map((group) => [groupName(group.key, group.rule.in), group]));
  emitSequences(keyboard.rules.filter(isSequence), byName, keyboard);
  emitTogether(keyboard.rules.filter(isPair), byName, keyboard);
  for (const group of groups) writtenFor(keyboard.draft, rulesIn(group), () => emitPresses(group, keyboard));
}

function emitTrigger(rule: WhenRule, keyboard: Keyboard): void {
  const { trigger } = rule;
  switch (trigger.kind) {
    case 'key':
    case 'together':
    case 'sequence':
      return;
    case 'any-key':
      emitAnyKey(rule, trigger, keyboard);
      return;
    case 'abbr':
      if (isAbbreviation(rule)) emitAbbreviation(rule, keyboard);
      return;
    default:
      emitOtherTrigger(rule, ruleScope(rule, keyboard.draft, keyboard.names));
  }
}
