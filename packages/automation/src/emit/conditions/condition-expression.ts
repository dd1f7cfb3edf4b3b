import type { Condition } from '#language/conditions.ts';
import type { Scope } from '../scope.ts';
import { comparison, shape } from './comparison.ts';
import { PLAIN_CONDITIONS } from './plain-conditions.ts';

/** A condition as an AutoHotkey expression that is true or false; one that can stand behind `!` and in `#HotIf`. */
export function conditionExpression(condition: Condition, scope: Scope): string {
  switch (condition.kind) {
    case 'not':
      return `!${conditionExpression(condition.condition, scope)}`;
    case 'and':
    case 'or': {
      const joint = condition.kind === 'and' ? ' && ' : ' || ';
      return `(${condition.conditions.map((each) => conditionExpression(each, scope)).join(joint)})`;
    }
    case 'compare':
      return comparison(condition, { ...scope, isAsking: true });
    case 'is':
      return shape(condition, { ...scope, isAsking: true });
    default:
      // Each kind has its own function, of its own type; TypeScript cannot follow that through the index.
      return (PLAIN_CONDITIONS[condition.kind] as (condition: Condition, scope: Scope) => string)(condition, scope);
  }
}
