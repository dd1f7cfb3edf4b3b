import type { Condition } from '#language/conditions.ts';
import type { Rule } from '#language/program.ts';
import { conditionExpression } from '../../conditions/condition-expression.ts';
import { stateVariable } from '../../draft.ts';
import { ruleScope } from '../../rule-scope.ts';
import type { Scope, WhenRule } from '../../scope.ts';
import { useHelper } from '../../use-helper.ts';
import { spanExpression } from '../../values/time-expression.ts';
import type { Keyboard } from './keyboard.ts';

/** The scope for what concerns a rule as a whole; a remapping counts as a rule with no steps. */
export function scopeOf(rule: Rule, { draft, names }: Keyboard): Scope {
  return ruleScope(whenRule(rule), draft, names);
}

function whenRule(rule: Rule): WhenRule {
  if (rule.kind === 'when') return rule;
  return { kind: 'when', trigger: { kind: 'key', key: rule.from }, steps: [], ...(rule.in ? { in: rule.in } : {}) };
}

/** The `#HotIf` expression of a rule on a key; empty for one that holds everywhere. */
export function keyCondition(rule: Rule, key: string, keyboard: Keyboard): string {
  return rule.in ? expressionOf(rule.in, key, scopeOf(rule, keyboard), keyboard) : '';
}

// Whether a key is pressed again is known to the key alone: its last press is written down wherever it is seen.
function expressionOf(condition: Condition, key: string, scope: Scope, keyboard: Keyboard): string {
  switch (condition.kind) {
    case 'again-within':
      if (key === '') return againWithin(condition, scope);
      return `A_TickCount - ${lastPress(key, keyboard)} < ${spanExpression(condition.time)}`;
    case 'not':
      if (!asksForAgain(condition)) return conditionExpression(condition, scope);
      return `!(${expressionOf(condition.condition, key, scope, keyboard)})`;
    case 'and':
    case 'or':
      if (!asksForAgain(condition)) return conditionExpression(condition, scope);
      return condition.conditions
        .map((each) => `(${expressionOf(each, key, scope, keyboard)})`)
        .join(condition.kind === 'and' ? ' && ' : ' || ');
    default:
      return conditionExpression(condition, scope);
  }
}

// A rule for many keys: each has its own last time, so that fast typing is no repetition.
function againWithin(condition: Extract<Condition, { kind: 'again-within' }>, scope: Scope): string {
  if (scope.rule.trigger.kind !== 'any-key') return conditionExpression(condition, scope);
  return `A_TickCount - ${useHelper(scope.draft, 'LastRelease')}(A_ThisHotkey) < ${spanExpression(condition.time)}`;
}

/** Whether the condition is about the same key having been pressed shortly before. */
export function asksForAgain(condition: Condition | undefined): boolean {
  if (condition?.kind === 'not') return asksForAgain(condition.condition);
  if (condition?.kind === 'and' || condition?.kind === 'or') return condition.conditions.some(asksForAgain);
  return condition?.kind === 'again-within';
}

/** The variable that holds when a key was pressed or let go last. */
export function lastPress(key: string, { draft, lastPresses }: Keyboard): string {
  const known = lastPresses.get(key);
  if (known) return known;
  const variable = stateVariable(draft, 'lastPress', '-60000');
  lastPresses.set(key, variable);
  return variable;
}
