import type { Expression } from '../syntax/expression.ts';
import type { FunctionNode } from '../syntax/statement.ts';
import type { Action } from './action.ts';
import { type ActionContext, argumentsOf, MAX_FOLLOWED, valueFor } from './action-context.ts';
import { expressionActions } from './expression-actions.ts';
import { findFunction, homeOf, type OwnFunction } from './name-scope.ts';
import { printExpression } from './print-expression.ts';
import { statementActions } from './read-actions.ts';
import { nameText } from './read-value.ts';
import type { OptionalValue, Value } from './value.ts';

export type Callback = { name: string | null; actions: Action[] | null; start: number };

/** The actions of a function called with these values; null when it is already being followed or too deep. */
export function followFunction(context: ActionContext, own: OwnFunction, values: OptionalValue[]): Action[] | null {
  const { node } = own;
  const { following, state } = context;
  if (following.includes(node) || following.length >= MAX_FOLLOWED || state.left <= 0) return null;
  const inner: ActionContext = {
    ...context,
    scope: context.names.scopes.get(node) ?? own.scope,
    bindings: bindParameters(node, values),
    following: [...following, node],
  };
  return node.body.kind === 'block' ? statementActions(inner, node.body) : expressionActions(inner, node.body);
}

// A parameter that gets no value keeps its name in words; a default must not be told as if it were passed.
function bindParameters(node: FunctionNode, values: OptionalValue[]): Map<string, Value> {
  const bindings = new Map<string, Value>();
  for (const [index, parameter] of node.parameters.entries()) {
    const value = values[index];
    if (!parameter.name) continue;
    const unknown: Value = { kind: 'variable', name: parameter.name, origin: null, candidates: [] };
    bindings.set(parameter.name.toLowerCase(), parameter.variadic || !value ? unknown : value);
  }
  return bindings;
}

/** A method that only one class of the script has, called on something the script made itself. */
export function ownMethod(context: ActionContext, object: Value, name: string): OwnFunction | null {
  const found = context.names.methods.get(name.toLowerCase()) ?? [];
  const [only] = found;
  if (found.length !== 1 || !only || object.kind !== 'variable') return null;
  const { origin } = object;
  return origin && origin.kind !== 'call' ? null : only;
}

/** What is called later: a function's name, an arrow function, or one of these with `.Bind(…)`. */
export function readCallback(context: ActionContext, expression: Expression, values: OptionalValue[] = []): Callback {
  const { start } = expression;
  const unknown: Callback = { name: printExpression(expression), actions: null, start };
  switch (expression.kind) {
    case 'group':
      return readCallback(context, expression.expression, values);
    case 'arrow': {
      const scope = context.names.scopes.get(expression) ?? context.scope;
      if (context.state.left <= 0 || context.following.includes(expression)) return unknown;
      const following = [...context.following, expression];
      if (following.length > MAX_FOLLOWED) return unknown;
      return {
        name: expression.name,
        actions: expressionActions({ ...context, scope, following }, expression.body),
        start,
      };
    }
    case 'variable':
      return namedCallback(context, expression.name, start, values) ?? unknown;
    case 'member': {
      const name = nameText(expression.name);
      const own = ownMethod(context, valueFor(context, expression.object), name);
      return own ? { name, actions: followFunction(context, own, []), start: own.node.start } : unknown;
    }
    case 'call': {
      const { callee } = expression;
      if (callee.kind === 'member' && nameText(callee.name).toLowerCase() === 'bind')
        return boundCallback(context, callee.object, argumentsOf(context, expression.arguments)) ?? unknown;
      return unknown;
    }
    default:
      return unknown;
  }
}

function namedCallback(context: ActionContext, name: string, start: number, values: OptionalValue[]): Callback | null {
  const own = findFunction(context.scope, name);
  if (own) return { name: own.node.name, actions: followFunction(context, own, values), start: own.node.start };
  const lower = name.toLowerCase();
  const [only, ...others] = homeOf(context.scope, lower).assigned.get(lower) ?? [];
  if (!only?.value || others.length > 0 || only.value.kind === 'variable') return null;
  const found = readCallback({ ...context, scope: only.scope }, only.value);
  return found.actions ? { ...found, name, start } : null;
}

function boundCallback(context: ActionContext, target: Expression, values: OptionalValue[]): Callback | null {
  if (target.kind !== 'variable') return readCallback(context, target);
  const own = findFunction(context.scope, target.name);
  return own ? { name: own.node.name, actions: followFunction(context, own, values), start: target.start } : null;
}
