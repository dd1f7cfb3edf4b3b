import type { Level } from '#language/things.ts';
import type { Scope } from '../scope.ts';
import { amountExpression } from '../values/expression.ts';

/** The last arguments of a function that changes a level, the least and the most it may become: `, 20` or `, 0, 60`. */
export function levelLimits(level: Level, scope: Scope): string {
  if (level.kind === 'to' || level.limit === undefined) return '';
  const limit = amountExpression(level.limit, scope);
  return level.kind === 'up' ? `, 0, ${limit}` : `, ${limit}`;
}

/** A level that is worked out on the spot, kept within its limit. */
export function limited(expression: string, level: Level, scope: Scope): string {
  if (level.kind === 'to' || level.limit === undefined) return expression;
  return `${level.kind === 'up' ? 'Min' : 'Max'}(${amountExpression(level.limit, scope)}, ${expression})`;
}
