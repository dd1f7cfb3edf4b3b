import type { Step } from '#language/steps.ts';
import type { Scope } from '../scope.ts';
import { soundsFirst } from './sounds-first.ts';

/**
 * Whether nothing of the rule, or of what a timer does each time, comes after this step: it is the last one, or the last
 * of the branch that is taken.
 */
export function endsRule(step: Step, { rule, timer }: Scope): boolean {
  return isLast(step, timer ? timer.steps : rule.steps);
}

function isLast(step: Step, steps: readonly Step[]): boolean {
  const last = soundsFirst(steps).at(-1);
  if (last?.kind !== 'if') return last === step;
  return isLast(step, last.steps) || isLast(step, last.otherwise ?? []);
}
