import type { BinaryNode, Expression } from '../syntax/expression.ts';
import type { CompareOperator, Condition } from './condition.ts';
import { assignmentsOf, findFunction, isParameter } from './name-scope.ts';
import { readOwnCondition } from './own-condition.ts';
import { printExpression } from './print-expression.ts';
import { readArguments, readValue, type ValueContext } from './read-value.ts';
import { knownText, type Value } from './value.ts';

const COMPARE: ReadonlySet<string> = new Set<CompareOperator>(['=', '==', '!=', '!==', '<', '>', '<=', '>=', '~=']);
const MAX_DEPTH = 12;
const HOLDS_MORE = /\.(?:length|count|value|text|result|input|status)$/i;

export function readCondition(context: ValueContext, expression: Expression): Condition {
  if (context.depth > MAX_DEPTH) return { kind: 'value', value: { kind: 'code', code: '…', what: 'value', from: [] } };
  const inner = { ...context, depth: context.depth + 1 };
  if (expression.kind === 'group') return readCondition(inner, expression.expression);
  if (expression.kind === 'unary' && (expression.operator === '!' || expression.operator === 'not'))
    return negated(readCondition(inner, expression.operand));
  if (expression.kind === 'assign' && expression.operator === ':=') return readCondition(inner, expression.value);
  if (expression.kind === 'binary') {
    if (expression.operator === '&&' || expression.operator === '||') return readChain(inner, expression);
    if (isCompare(expression.operator)) {
      const left = readValue(inner, expression.left);
      const right = readValue(inner, expression.right);
      return (
        comparedToNothing(expression.operator, left, right) ?? {
          kind: 'compare',
          operator: expression.operator,
          left,
          right,
        }
      );
    }
  }
  // A flag of an object is a switch like any other.
  if (expression.kind === 'member' && !HOLDS_MORE.test(printExpression(expression)))
    return { kind: 'on', variable: printExpression(expression), by: [], here: null };
  return (
    ownCondition(inner, expression) ?? namedCondition(inner, expression) ?? valueCondition(readValue(inner, expression))
  );
}

function ownCondition(context: ValueContext, expression: Expression): Condition | null {
  if (expression.kind !== 'call' || expression.callee.kind !== 'variable') return null;
  const own = findFunction(context.scope, expression.callee.name);
  return own && readOwnCondition(context, own, readArguments(context, expression.arguments));
}

// `isEvening := A_Hour >= 18` and then `if isEvening`: the test is told where it is used.
function namedCondition(context: ValueContext, expression: Expression): Condition | null {
  if (expression.kind !== 'variable') return null;
  const lower = expression.lower;
  if (context.bindings.has(lower)) return null;
  const [only, ...others] = assignmentsOf(context.scope, lower);
  if (!only?.value || only.operator !== ':=' || others.length > 0 || isParameter(context.scope, lower)) return null;
  if (!isTest(only.value)) return null;
  const bindings = only.scope === context.scope ? context.bindings : new Map();
  return readCondition({ ...context, scope: only.scope, bindings }, only.value);
}

function isTest(expression: Expression): boolean {
  if (expression.kind === 'group') return isTest(expression.expression);
  if (expression.kind === 'unary') return expression.operator === '!' || expression.operator === 'not';
  if (expression.kind === 'call') return true;
  return (
    expression.kind === 'binary' &&
    (expression.operator === '&&' || expression.operator === '||' || isCompare(expression.operator))
  );
}

// `InStr(…) > 0` and `ProcessExist(…) != 0` ask for nothing more than `InStr(…)`.
function comparedToNothing(operator: CompareOperator, left: Value, right: Value): Condition | null {
  if (
    left.kind !== 'call' ||
    left.own ||
    !/^(?:InStr|ProcessExist|WinExist|WinActive|FileExist|DirExist|RegExMatch)$/.test(left.name)
  )
    return null;
  const zero = knownText(right);
  if (zero !== '0' && zero !== '') return null;
  const condition = valueCondition(left);
  if (operator === '>' || operator === '!=' || operator === '!==') return condition;
  return operator === '=' || operator === '==' || operator === '<=' ? negated(condition) : null;
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
  const holdsText = value.candidates.length > 0 || value.role !== 'kept' || value.source?.kind === 'call';
  return holdsText || (value.origin && value.origin.kind !== 'code')
    ? { kind: 'value', value }
    : { kind: 'on', variable: value.name, by: [], here: null };
}

function callCondition(value: Extract<Value, { kind: 'call' }>): Condition | null {
  const [first = null, second] = value.arguments;
  if (value.name === 'WinActive') return { kind: 'window', test: 'active', criteria: first };
  if (value.name === 'WinExist') return { kind: 'window', test: 'exists', criteria: first };
  if (value.name !== 'GetKeyState' || !first) return null;
  const toggled = second?.kind === 'text' && second.text.toUpperCase() === 'T';
  return { kind: 'key', key: first, test: toggled ? 'toggled' : 'held' };
}
