import { walk } from '../syntax/children.ts';
import type { Expression } from '../syntax/expression.ts';
import type { Action } from './action.ts';
import { type ActionContext, action, argumentsOf } from './action-context.ts';
import { followFunction, startsOver } from './follow-function.ts';
import { findFunction } from './name-scope.ts';

/** What the script's own functions do that are called inside an expression for what they give back. */
export function innerCalls(context: ActionContext, expression: Expression | null): Action[] {
  const found: Action[] = [];
  if (!expression) return found;
  walk(expression, (node) => {
    if (node.kind === 'arrow') return false;
    if (node.kind !== 'call' || node.callee.kind !== 'variable' || context.state.left <= 0) return true;
    const own = findFunction(context.scope, node.callee.name);
    const maker = own ?? context.names.classes.get(node.callee.lower);
    if (!maker) return true;
    const values = argumentsOf(context, node.arguments);
    const actions = followFunction(context, maker, values);
    const again = actions === null && startsOver(context, maker.node);
    found.push(action(context, node, { kind: 'own-call', name: maker.node.name, arguments: values, actions, again }));
    return true;
  });
  return found;
}
