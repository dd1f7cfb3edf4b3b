import type { BinaryNode, Expression } from '../syntax/expression.ts';
import type { CompareOperator, Condition } from './condition.ts';
import { readValue, type ValueContext } from './read-value.ts';
import type { Value } from './value.ts';

const COMPARE: ReadonlySet<string> = new Set<CompareOperator>(['=', '==', '!=', '!==', '<', '>', '<=', '>=', '~=']);
const MAX_DEPTH = 12;

export function readCondition(context: ValueContext, expression: Expression): Condition {
  if (context.depth > MAX_DEPTH) return { kind: 'value', value: { kind: 'code', code: '…' } };
  const inner = { ...context, depth: context.depth + 1 };
  if (expression.kind === 'group') return readCondition(inner, expression.expression);
  if (expression.kind === 'unary' && (expression.operator === '!' || expression.operator === 'not'))
    return negated(readCondition(inner, expression.operand));
  if (expression.kind === 'assign' && expression.operator === ':=') return readCondition(inner, expression.value);
  if (expression.kind === 'binary') {
    if (expression.operator === '&&' || expression.operator === '||') return readChain(inner, expression);
    if (isCompare(expression.operator)) {
      const left = readValue(inner, expression.left);
      return { kind: 'compare', operator: expression.operator, left, right: readValue(inner, expression.right) };
    }
  }
  return valueCondition(readValue(inner, expression));
}

function isCompare(operator: string): operator is CompareOperator {
  return COMPARE.has(operator);
}

function negated(condition: Condition): Condition {
  return condition.kind === 'not' ? condition.condition : { kind: 'not', condition };
}

function readChain(context: ValueContext, expression: BinaryNode): Condition {
  const conditions: Condition[] = [];
  let at: Expression = expression;
  while (at.kind === 'binary' && at.operator === expression.operator) {
    conditions.push(readCondition(context, at.right));
    at = at.left;
  }
  conditions.push(readCondition(context, at));
  return { kind: expression.operator === '&&' ? 'all' : 'any', conditions: conditions.reverse() };
}

function valueCondition(value: Value): Condition {
  if (value.kind === 'number') return { kind: 'always', outcome: value.number !== 0 };
  if (value.kind === 'variable') return variableCondition(value);
  if (value.kind === 'call' && !value.own) return callCondition(value) ?? { kind: 'value', value };
  return { kind: 'value', value };
}

function variableCondition(value: Extract<Value, { kind: 'variable' }>): Condition {
  const holdsText = value.candidates.length > 0;
  return holdsText || (value.origin && value.origin.kind !== 'code')
    ? { kind: 'value', value }
    : { kind: 'on', variable: value.name };
}

function callCondition(value: Extract<Value, { kind: 'call' }>): Condition | null {
  const [first = null, second] = value.arguments;
  if (value.name === 'WinActive') return { kind: 'window', test: 'active', criteria: first };
  if (value.name === 'WinExist') return { kind: 'window', test: 'exists', criteria: first };
  if (value.name !== 'GetKeyState' || !first) return null;
  const toggled = second?.kind === 'text' && second.text.toUpperCase() === 'T';
  return { kind: 'key', key: first, test: toggled ? 'toggled' : 'held' };
}
