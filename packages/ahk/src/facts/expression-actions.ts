import { BUILT_IN_FUNCTIONS } from '../knowledge/built-in-functions.ts';
import type { Argument, AssignNode, Expression, Span } from '../syntax/expression.ts';
import type { Action } from './action.ts';
import { type ActionContext, action, argumentsOf, valueContext, valueFor } from './action-context.ts';
import { bindingCall, bindingMember, bindingMethod } from './callback-actions.ts';
import { followFunction, ownMethod, startsOver } from './follow-function.ts';
import { innerCalls } from './inner-calls.ts';
import { isToggle } from './is-toggle.ts';
import { assignmentsOf, findFunction, isParameter, type OwnFunction } from './name-scope.ts';
import { printExpression } from './print-expression.ts';
import { followValue } from './read-callback.ts';
import { readCondition } from './read-condition.ts';
import { nameText } from './read-value.ts';
import { isConstant, type OptionalValue, unknownVariable } from './value.ts';

/** What an expression does when it stands as a statement. */
export function expressionActions(context: ActionContext, expression: Expression): Action[] {
  switch (expression.kind) {
    case 'sequence':
      return expression.expressions.flatMap((item) => expressionActions(context, item));
    case 'group':
      return expressionActions(context, expression.expression);
    case 'call':
      return callActions(context, expression, expression.callee, expression.arguments);
    case 'assign':
      return assignActions(context, expression);
    case 'postfix':
    case 'unary':
      return stepActions(context, expression);
    case 'ternary': {
      const condition = readCondition(valueContext(context), expression.condition);
      const whenTrue = expressionActions(context, expression.then);
      const whenFalse = expressionActions(context, expression.otherwise);
      return whenTrue.length + whenFalse.length === 0
        ? []
        : [action(context, expression, { kind: 'if', condition, whenTrue, whenFalse })];
    }
    case 'binary': {
      if (expression.operator !== '&&' && expression.operator !== '||') return [];
      const condition = readCondition(valueContext(context), expression.left);
      const actions = expressionActions(context, expression.right);
      const [whenTrue, whenFalse] = expression.operator === '&&' ? [actions, []] : [[], actions];
      return actions.length === 0 ? [] : [action(context, expression, { kind: 'if', condition, whenTrue, whenFalse })];
    }
    default:
      return [];
  }
}

export function callActions(context: ActionContext, span: Span, callee: Expression, list: Argument[]): Action[] {
  const before = list.flatMap(({ value }) => innerCalls(context, value));
  return [...before, ...outerCall(context, span, callee, list)];
}

function outerCall(context: ActionContext, span: Span, callee: Expression, list: Argument[]): Action[] {
  if (callee.kind === 'member') return methodActions(context, span, callee, list);
  const values = argumentsOf(context, list);
  const own = callee.kind === 'variable' ? findFunction(context.scope, callee.name) : null;
  if (own) return [ownCall(context, span, own, values)];
  if (callee.kind !== 'variable') return [heldCall(context, span, callee, values)];
  const maker = context.names.classes.get(callee.lower);
  if (maker) return [ownCall(context, span, maker, values)];
  if (maker === null) return [];
  if (!BUILT_IN_FUNCTIONS.has(callee.lower) && isHeld(context, callee))
    return [heldCall(context, span, callee, values)];
  const name = BUILT_IN_FUNCTIONS.get(callee.lower)?.name ?? callee.name;
  return [
    bindingCall(context, span, name, list, values) ?? action(context, span, { kind: 'call', name, arguments: values }),
  ];
}

function ownCall(context: ActionContext, span: Span, own: OwnFunction, values: OptionalValue[]): Action {
  const actions = followFunction(context, own, values);
  const again = actions === null && startsOver(context, own.node);
  return action(context, span, { kind: 'own-call', name: own.node.name, arguments: values, actions, again });
}

// A function that a variable or an entry of a list holds.
function heldCall(context: ActionContext, span: Span, callee: Expression, values: OptionalValue[]): Action {
  const actions = followValue(context, valueFor(context, callee), values)?.actions ?? null;
  const name = printExpression(callee);
  return action(context, span, { kind: 'own-call', name, arguments: values, actions, again: false });
}

function isHeld(context: ActionContext, callee: Extract<Expression, { kind: 'variable' }>): boolean {
  const lower = callee.lower;
  const { bindings, scope } = context;
  return bindings.has(lower) || assignmentsOf(scope, lower).length > 0 || isParameter(scope, lower);
}

function methodActions(
  context: ActionContext,
  span: Span,
  callee: Extract<Expression, { kind: 'member' }>,
  list: Argument[],
): Action[] {
  const object = valueFor(context, callee.object);
  const name = nameText(callee.name);
  const values = argumentsOf(context, list);
  const bound = bindingMethod(context, span, object, name, list, values);
  if (bound) return [bound];
  const own = ownMethod(context, object, name);
  if (!own) return [action(context, span, { kind: 'method', object, name, arguments: values })];
  return [ownCall(context, span, own, values)];
}

function assignActions(context: ActionContext, node: AssignNode): Action[] {
  const name = printExpression(node.target);
  if (isToggle(node)) return [action(context, node, { kind: 'toggle', variable: name })];
  const bound = bindingMember(context, node);
  if (bound) return [bound];
  const target =
    node.target.kind === 'variable' ? targetVariable(context, node.target) : valueFor(context, node.target);
  const value = valueFor(context, node.value);
  const made = action(context, node, { kind: 'assign', target, operator: node.operator, value });
  if (node.value.kind === 'assign') return [...assignActions(context, node.value), made];
  return [...innerCalls(context, node.value), made];
}

// The variable itself, not what it holds: `title := "x"` must not read as setting “x”.
function targetVariable(context: ActionContext, node: Extract<Expression, { kind: 'variable' }>) {
  const value = valueFor(context, node);
  if (value.kind === 'built-in' && /^a_/i.test(node.name)) return value;
  const origin = value.kind === 'variable' ? value.origin : isConstant(value) ? value : null;
  return { ...unknownVariable(node.name, value.kind === 'variable' ? value.role : 'kept'), origin };
}

function stepActions(context: ActionContext, node: Extract<Expression, { kind: 'postfix' | 'unary' }>): Action[] {
  if (node.operator !== '++' && node.operator !== '--') return expressionActions(context, node.operand);
  const target = valueFor(context, node.operand);
  return [
    action(context, node, {
      kind: 'assign',
      target,
      operator: node.operator === '++' ? '+=' : '-=',
      value: { kind: 'number', number: 1 },
    }),
  ];
}
