import type { FLOW } from '#language/steps/flow.ts';
import { literal } from '../code.ts';
import type { Emitters } from '../emitters.ts';
import { modeVariable } from '../mode-variable.ts';
import { assign, assignedVariable, type Scope, variableOf } from '../scope.ts';
import { useHelper } from '../use-helper.ts';
import { amountExpression, argument } from '../values/expression.ts';

export const EMIT_FLOW_MEMORY = {
  set: ({ name, value }, scope) => [`${assignedVariable(scope, name)} := ${argument(value, scope)}`],
  add: ({ name, amount }, scope) => {
    const variable = assignedVariable(scope, name);
    if (scope.names.get(name)?.numeric) return [`${variable} += ${amountExpression(amount, scope)}`];
    return [`${variable} := ${amountExpression({ kind: 'name', name }, scope)} + ${amountExpression(amount, scope)}`];
  },
  reset: ({ name }, scope) => [`${assignedVariable(scope, name)} := ${emptyValue(name, scope)}`],
  remember: ({ name }, scope) => {
    const variable = variableOf(scope, name);
    const read = `${useHelper(scope.draft, 'Remembered')}(${literal(name)}, ${emptyValue(name, scope)})`;
    scope.draft.state.set(variable, read);
    const write = `${useHelper(scope.draft, 'Remember')}(${literal(name)}, ${variable})`;
    if (scope.rule.trigger.kind !== 'start') return [write];
    // Said once at the start, it is about whatever the value will be in the end.
    return [`OnExit((*) => ${write})`];
  },
  mode: ({ mode, state }, scope) => {
    const variable = assign(scope, modeVariable(scope.draft, mode));
    return [`${variable} := ${state === 'toggle' ? `!${variable}` : String(state === 'on')}`];
  },
  stopwatch: ({ state }, { draft }) => [`${useHelper(draft, 'Stopwatch')}(${literal(state)})`],
} satisfies Partial<Emitters<typeof FLOW>>;

function emptyValue(name: string, scope: Scope): string {
  return scope.names.get(name)?.numeric ? '0' : '""';
}
