import type { Time, TimeUnit } from '#language/values.ts';
import { type Scope, variableOf } from '../scope.ts';

const UNIT_LENGTH: Record<TimeUnit, number> = { milliseconds: 1, seconds: 1000, minutes: 60_000, hours: 3_600_000 };

/** A length of time in milliseconds, as an expression. */
export function timeExpression(time: Time, scope: Scope): string {
  if (time.kind === 'named') return `${variableOf(scope, time.name)} * ${UNIT_LENGTH[time.unit]}`;
  return spanExpression(time.span);
}

export function spanExpression({ from, to }: { readonly from: number; readonly to: number }): string {
  return from === to ? String(from) : `Random(${from}, ${to})`;
}
