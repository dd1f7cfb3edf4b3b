import { conditionExpression } from '../../conditions/condition-expression.ts';
import { laterFunction } from '../../function-body.ts';
import type { Scope } from '../../scope.ts';
import { ruleLines } from '../rule-lines.ts';

/** A function that does what a rule says, if its condition holds at that moment; gives its name. */
export function ruleFunction(
  scope: Scope,
  wish: string,
  first: (inner: Scope) => readonly string[] = () => [],
  parameters = '',
): string {
  return laterFunction(
    scope,
    wish,
    (inner) => {
      const before = first(inner);
      return [...before, ...guard(inner), ...ruleLines(inner.rule, inner)];
    },
    parameters,
  );
}

function guard(scope: Scope): string[] {
  const { in: condition } = scope.rule;
  return condition ? [`if !${conditionExpression(condition, scope)}`, '    return'] : [];
}
