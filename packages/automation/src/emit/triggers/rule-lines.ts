import { functionBody } from '../function-body.ts';
import { ruleScope } from '../rule-scope.ts';
import type { Scope, WhenRule } from '../scope.ts';
import { emitSteps } from '../steps/emit-steps.ts';
import { noteStatements, writtenFor } from '../written-for.ts';
import { rulePrelude } from './rule-prelude.ts';

/** The statements of a rule, inside a function that others may share: what it assigns is declared there. */
export function ruleLines(rule: WhenRule, inner: Scope): string[] {
  const scope = { ...ruleScope(rule, inner.draft, inner.names), assigned: inner.assigned, it: inner.it };
  return writtenFor(inner.draft, [rule], () => {
    const steps = emitSteps(rule.steps, scope);
    const lines = [...scope.first, ...rulePrelude(rule, scope), ...steps];
    noteStatements(inner.draft, rule, lines);
    return lines;
  });
}

/** The whole body of a function that does what rules say, one after the other. */
export function ruleBody(rules: readonly WhenRule[], scope: Scope): string[] {
  return functionBody(scope, (inner) => rules.flatMap((rule) => ruleLines(rule, inner)));
}
