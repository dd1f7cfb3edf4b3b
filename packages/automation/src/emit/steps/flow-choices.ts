import type { FLOW } from '#language/steps/flow.ts';
import type { Step } from '#language/steps.ts';
import { block, indented } from '../code.ts';
import { conditionExpression } from '../conditions/condition-expression.ts';
import { stateVariable } from '../draft.ts';
import type { Emitters } from '../emitters.ts';
import { assign, type Scope } from '../scope.ts';
import { emitSteps } from './emit-steps.ts';

export const EMIT_FLOW_CHOICES = {
  if: ({ condition, steps, otherwise }, scope) => {
    const lines = block(`if ${conditionExpression(condition, scope)}`, emitSteps(steps, { ...scope }));
    return otherwise ? withElse(lines, otherwise, scope) : lines;
  },
  alternate: ({ turns }, scope) => {
    const turn = stateVariable(scope.draft, 'turn', '0');
    return [
      `${assign(scope, turn)} := Mod(${turn}, ${turns.length}) + 1`,
      ...block(`switch ${turn}`, cases(turns, scope)),
    ];
  },
  'one-at-random': ({ turns }, scope) => block(`switch Random(1, ${turns.length})`, cases(turns, scope)),
} satisfies Partial<Emitters<typeof FLOW>>;

function withElse(lines: readonly string[], steps: readonly Step[], scope: Scope): string[] {
  const otherwise = emitSteps(steps, { ...scope });
  if (otherwise.length === 0) return [...lines];
  const [only, ...more] = steps;
  if (only?.kind === 'if' && more.length === 0) {
    const [head = '', ...rest] = otherwise;
    return [...lines.slice(0, -1), `} else ${head}`, ...rest];
  }
  return [...lines.slice(0, -1), '} else {', ...indented(otherwise), '}'];
}

function cases(turns: readonly (readonly Step[])[], scope: Scope): string[] {
  return turns.flatMap((steps, index) => [`case ${index + 1}:`, ...indented(emitSteps(steps, { ...scope }))]);
}
