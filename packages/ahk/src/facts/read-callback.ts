import { BUILT_IN_FUNCTIONS } from '../knowledge/built-in-functions.ts';
import type { ArrowNode, Expression, Span } from '../syntax/expression.ts';
import type { Action } from './action.ts';
import { type ActionContext, action, argumentsOf, MAX_FOLLOWED, valueFor } from './action-context.ts';
import { expressionActions } from './expression-actions.ts';
import { followFunction, ownMethod } from './follow-function.ts';
import { assignmentsOf, findFunction, type OwnFunction } from './name-scope.ts';
import { printExpression } from './print-expression.ts';
import { nameText } from './read-value.ts';
import { knownText, type OptionalValue, type Value } from './value.ts';

/** `start` is where the function stands in the script, or where it is named when it is not the script's own. */
export type Callback = { name: string | null; actions: Action[] | null; start: number };

/** What is called later: a function's name, an arrow function, or one of these with `.Bind(…)`. */
export function readCallback(context: ActionContext, expression: Expression, values: OptionalValue[] = []): Callback {
  const { start } = expression;
  const unknown: Callback = { name: printExpression(expression), actions: null, start };
  switch (expression.kind) {
    case 'group':
      return readCallback(context, expression.expression, values);
    case 'arrow':
      return arrowCallback(context, expression) ?? unknown;
    case 'variable':
      return namedCallback(context, expression, values) ?? unknown;
    case 'member':
      return memberCallback(context, expression) ?? unknown;
    case 'call': {
      const { callee } = expression;
      const given = argumentsOf(context, expression.arguments);
      if (callee.kind === 'member' && nameText(callee.name).toLowerCase() === 'bind')
        return boundCallback(context, callee.object, given) ?? unknown;
      const method = callee.kind === 'variable' && /^objbindmethod$/i.test(callee.name) ? knownText(given[1]) : null;
      const own = method && given[0] ? ownMethod(context, given[0], method) : null;
      return own ? callbackOf(context, own, given.slice(2)) : unknown;
    }
    default:
      return unknown;
  }
}

/** What a value that holds a function does when it is called; null where it holds none. */
export function followValue(context: ActionContext, value: Value, values: OptionalValue[]): Callback | null {
  if (value.kind === 'method' && value.name.toLowerCase() === 'bind')
    return followValue(context, value.object, [...value.arguments, ...values]);
  const made = value.kind === 'variable' && value.origin ? value.origin : value;
  if (made.kind !== 'function') return null;
  const callable = context.names.callables.get(made.start);
  if (!callable) return null;
  if ('kind' in callable) return arrowCallback({ ...context, bindings: new Map() }, callable);
  return callbackOf(context, callable, values);
}

function arrowCallback(context: ActionContext, node: ArrowNode): Callback | null {
  const scope = context.names.scopes.get(node) ?? context.scope;
  const following = [...context.following, node];
  if (context.state.left <= 0 || context.following.includes(node) || following.length > MAX_FOLLOWED) return null;
  const actions = expressionActions({ ...context, scope, following }, node.body);
  return { name: node.name, actions, start: node.start };
}

function callbackOf(context: ActionContext, own: OwnFunction, values: OptionalValue[]): Callback {
  return { name: own.node.name, actions: followFunction(context, own, values, false), start: own.node.start };
}

function namedCallback(
  context: ActionContext,
  node: Extract<Expression, { kind: 'variable' }>,
  values: OptionalValue[],
): Callback | null {
  const own = findFunction(context.scope, node.name);
  if (own) return callbackOf(context, own, values);
  const lower = node.lower;
  const bound = context.bindings.get(lower);
  if (bound) return followValue(context, bound, values);
  const [only, ...others] = assignmentsOf(context.scope, lower);
  if (only?.value && others.length === 0 && only.value.kind !== 'variable') {
    const found = readCallback({ ...context, scope: only.scope }, only.value);
    if (found.actions) return { ...found, name: node.name, start: node.start };
  }
  return only ? null : builtInCallback(context, node, node.name);
}

// `SetTimer(ToolTip, -1500)` calls ToolTip with nothing, which hides it.
function builtInCallback(context: ActionContext, span: Span, name: string): Callback | null {
  const builtIn = BUILT_IN_FUNCTIONS.get(name.toLowerCase())?.name;
  if (!builtIn) return null;
  const actions = [action(context, span, { kind: 'call', name: builtIn, arguments: [] })];
  return { name: builtIn, actions, start: span.start };
}

function memberCallback(context: ActionContext, node: Extract<Expression, { kind: 'member' }>): Callback | null {
  const name = nameText(node.name);
  const own = ownMethod(context, valueFor(context, node.object), name);
  if (own) return callbackOf(context, own, []);
  const [only, ...others] = context.scope.script.members.get(name.toLowerCase()) ?? [];
  if (!only?.value || others.length > 0 || only.value.kind === 'member') return null;
  const found = readCallback({ ...context, scope: only.scope, bindings: new Map() }, only.value);
  return found.actions ? { ...found, name } : null;
}

function boundCallback(context: ActionContext, target: Expression, values: OptionalValue[]): Callback | null {
  if (target.kind !== 'variable') return readCallback(context, target);
  const own = findFunction(context.scope, target.name);
  return own ? { ...callbackOf(context, own, values), start: target.start } : null;
}
