import type { Span } from '../syntax/expression.ts';
import type { Action } from './action.ts';
import { type ActionContext, MAX_FOLLOWED, valueContext } from './action-context.ts';
import { bindParameters } from './bind-parameters.ts';
import { expressionActions } from './expression-actions.ts';
import type { OwnFunction } from './name-scope.ts';
import { statementActions } from './read-actions.ts';
import type { OptionalValue, Value } from './value.ts';

/** The actions of a function called with these values; null when it is already being followed or too deep. */
export function followFunction(
  context: ActionContext,
  own: OwnFunction,
  values: OptionalValue[],
  withDefaults = true,
): Action[] | null {
  const { node } = own;
  const { following, state } = context;
  if (following.includes(node) || following.length >= MAX_FOLLOWED || state.left <= 0) return null;
  const scope = context.names.scopes.get(node) ?? own.scope;
  const inside = withDefaults ? { ...valueContext(context), scope, bindings: new Map<string, Value>() } : null;
  // A function inside another still sees what that one was called with.
  const closure = scope.parent?.parent ? context.bindings : [];
  const inner: ActionContext = {
    ...context,
    scope,
    bindings: new Map([...closure, ...bindParameters(node, values, inside)]),
    following: [...following, node],
  };
  return node.body.kind === 'block' ? statementActions(inner, node.body) : expressionActions(inner, node.body);
}

/** Whether a function that was not followed is one that is being followed already: it starts over. */
export function startsOver(context: ActionContext, node: Span): boolean {
  return context.following.some((item) => item.start === node.start);
}

/** A method that only one class of the script has, called on something the script made itself. */
export function ownMethod(context: ActionContext, object: Value, name: string): OwnFunction | null {
  const found = context.names.methods.get(name.toLowerCase()) ?? [];
  const [only] = found;
  if (found.length !== 1 || !only) return null;
  if (object.kind === 'call') return context.names.classes.has(object.name.toLowerCase()) ? only : null;
  if (object.kind !== 'variable') return null;
  const { origin } = object;
  return origin && origin.kind !== 'call' ? null : only;
}
