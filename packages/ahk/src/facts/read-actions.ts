import type { Expression } from '../syntax/expression.ts';
import type { LoopNode, Statement, SwitchNode, TryNode } from '../syntax/statement.ts';
import type { Action, Repetition } from './action.ts';
import { type ActionContext, action, argumentsOf, valueContext, valueFor } from './action-context.ts';
import type { Condition } from './condition.ts';
import { callActions, expressionActions } from './expression-actions.ts';
import { innerCalls } from './inner-calls.ts';
import { toggledIn } from './is-toggle.ts';
import { printExpression } from './print-expression.ts';
import { readCondition } from './read-condition.ts';
import { knownNumber, type Value } from './value.ts';

export function readActions(context: ActionContext, statements: Statement[]): Action[] {
  return statements.flatMap((statement) => statementActions(context, statement));
}

export function statementActions(context: ActionContext, statement: Statement | null): Action[] {
  if (!statement) return [];
  switch (statement.kind) {
    case 'block':
      return readActions(context, statement.body);
    case 'expression-statement':
      return expressionActions(context, statement.expression);
    case 'call-statement':
      return callActions(context, statement, statement.callee, statement.arguments);
    case 'declaration':
      return statement.scope === 'static' ? [] : statement.items.flatMap((item) => expressionActions(context, item));
    case 'if': {
      const flipped = toggledIn(statement.condition);
      const variable = flipped && printExpression(flipped.target);
      const condition: Condition = variable
        ? { kind: 'on', variable, by: [], here: 'flipped' }
        : conditionOf(context, statement.condition);
      const asked = innerCalls(context, statement.condition);
      const whenTrue = statementActions(context, statement.then);
      const whenFalse = statementActions(context, statement.otherwise);
      const made = action(context, statement, { kind: 'if', condition, whenTrue, whenFalse });
      const before = flipped && variable ? [action(context, flipped, { kind: 'toggle', variable })] : asked;
      return [...before, made];
    }
    case 'loop':
      return repeat(context, statement, loopRepetition(context, statement));
    case 'while':
      return repeat(context, statement, { kind: 'while', condition: conditionOf(context, statement.condition) });
    case 'for':
      return repeat(context, statement, { kind: 'each', of: valueFor(context, statement.iterable) });
    case 'switch':
      return [switchAction(context, statement)];
    case 'try':
      return [tryAction(context, statement)];
    case 'return':
      return [
        ...(statement.value ? returnedActions(context, statement.value) : []),
        action(context, statement, { kind: 'leave', what: 'return' }),
      ];
    case 'break':
    case 'continue':
    case 'throw':
    case 'goto':
      return [action(context, statement, { kind: 'leave', what: statement.kind })];
    case 'label':
    case 'function':
    case 'class':
    case 'hotkey':
    case 'remap':
    case 'hotstring':
    case 'directive':
    case 'invalid':
      return [];
  }
}

function returnedActions(context: ActionContext, value: Expression): Action[] {
  return value.kind === 'call' || value.kind === 'assign'
    ? expressionActions(context, value)
    : [...innerCalls(context, value), ...expressionActions(context, value)];
}

function conditionOf(context: ActionContext, expression: Expression): Condition {
  return readCondition(valueContext(context), expression);
}

type LoopLike = Extract<Statement, { kind: 'loop' | 'while' | 'for' }>;

function repeat(context: ActionContext, node: LoopLike, repetition: Repetition): Action[] {
  const actions = statementActions(context, node.body);
  const until = node.until && conditionOf(context, node.until);
  return [
    action(context, node, { kind: 'repeat', repetition, until, actions }),
    ...statementActions(context, node.otherwise),
  ];
}

function loopRepetition(context: ActionContext, node: LoopNode): Repetition {
  const [first = null, second = null] = argumentsOf(context, node.arguments);
  const subject: Value = first ?? { kind: 'code', code: '', what: 'value', from: [] };
  switch (node.form) {
    case 'count':
      return !first || knownNumber(first) === -1 ? { kind: 'forever' } : { kind: 'times', count: first };
    case 'files':
      return { kind: 'files', pattern: subject, mode: second };
    case 'reg':
      return { kind: 'registry', key: subject };
    case 'read':
      return { kind: 'lines', file: subject };
    case 'parse':
      return { kind: 'pieces', text: subject, separator: second };
  }
}

function switchAction(context: ActionContext, node: SwitchNode): Action {
  const cases = node.cases.map((item) => ({
    values: item.values?.map((value) => valueFor(context, value)) ?? null,
    actions: readActions(context, item.body),
  }));
  const subject = node.value && valueFor(context, node.value);
  return action(context, node, { kind: 'choose', subject, cases });
}

function tryAction(context: ActionContext, node: TryNode): Action {
  const actions = [...statementActions(context, node.body), ...statementActions(context, node.otherwise)];
  const onError = node.catches.flatMap((item) => statementActions(context, item.body));
  return action(context, node, { kind: 'try', actions, onError, always: statementActions(context, node.finally) });
}
