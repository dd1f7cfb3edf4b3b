import { BUILT_IN_FUNCTIONS } from '../knowledge/built-in-functions.ts';
import { BUILT_IN_VARIABLES } from '../knowledge/built-in-variables.ts';
import type { Argument, BinaryNode, Expression, NamePart } from '../syntax/expression.ts';
import { findFunction, type NameScope } from './name-scope.ts';
import { readOwnResult } from './own-result.ts';
import { printExpression } from './print-expression.ts';
import { readCondition } from './read-condition.ts';
import { readVariable } from './read-variable.ts';
import { type CodeValue, isConstant, type OptionalValue, unknownVariable, type Value } from './value.ts';

/** What a name means where the expression stands; `bindings` holds the arguments of the call being followed. */
export type ValueContext = {
  scope: NameScope;
  bindings: ReadonlyMap<string, Value>;
  depth: number;
  /** Steps left: variables made of a hundred variables made of a hundred more would never end. */
  work: { left: number };
};

const MAX_STEPS = 500;

export function startReading(scope: NameScope, bindings: ReadonlyMap<string, Value> = new Map()): ValueContext {
  return { scope, bindings, depth: 0, work: { left: MAX_STEPS } };
}

export const MAX_VALUE_DEPTH = 12;

export function readValue(context: ValueContext, expression: Expression): Value {
  if (context.depth > MAX_VALUE_DEPTH || context.work.left-- <= 0) return code(expression);
  const inner = { ...context, depth: context.depth + 1 };
  switch (expression.kind) {
    case 'number':
      return number(expression.value, expression);
    case 'string':
      return groupedWindows(inner.scope, expression.value) ?? { kind: 'text', text: expression.value };
    case 'variable':
      return readName(inner, expression.name);
    case 'group':
      return readValue(inner, expression.expression);
    case 'array':
      return { kind: 'list', items: readArguments(inner, expression.elements).filter((item) => item !== null) };
    case 'ternary':
      return {
        kind: 'choice',
        condition: readCondition(inner, expression.condition),
        whenTrue: readValue(inner, expression.then),
        whenFalse: readValue(inner, expression.otherwise),
      };
    case 'assign':
      return expression.operator === ':=' ? readValue(inner, expression.value) : code(expression);
    case 'member':
      return readMember(inner, expression.object, expression.name, expression);
    case 'call':
      return readCall(inner, expression.callee, expression.arguments);
    case 'unary':
      return readUnary(inner, expression.operator, expression.operand, expression);
    case 'binary':
      return readBinary(inner, expression);
    case 'arrow':
      return { kind: 'function', name: null, start: expression.start };
    case 'index':
      return code(expression, 'entry', [readValue(inner, expression.object)]);
    default:
      return code(expression);
  }
}

// “ahk_group Browsers” is told by the windows in it: the group's name is a name of the script.
function groupedWindows({ script: { groups } }: NameScope, text: string): Value | null {
  const name = groups.size > 0 && /^ahk_group\s+(\S+)$/i.exec(text)?.[1];
  const windows = name && groups.get(name.toLowerCase());
  return windows ? { kind: 'list', items: windows.map((window) => ({ kind: 'text', text: window })) } : null;
}

export function readArguments(context: ValueContext, list: Argument[]): OptionalValue[] {
  return list.map((argument) => (argument.value ? readValue(context, argument.value) : null));
}

export function nameText(parts: NamePart[]): string {
  return parts.map((part) => (part.kind === 'name-text' ? part.text : '%')).join('');
}

function code(expression: Expression, what: CodeValue['what'] = 'value', from: OptionalValue[] = []): Value {
  const unfixed = from.filter((value) => value !== null).filter((value) => !isConstant(value));
  return { kind: 'code', code: printExpression(expression), what, from: unfixed };
}

// JSON knows neither NaN nor infinity.
function number(value: number, expression: Expression): Value {
  return Number.isFinite(value) ? { kind: 'number', number: value } : code(expression);
}

function readName(context: ValueContext, name: string): Value {
  const lower = name.toLowerCase();
  const bound = context.bindings.get(lower);
  if (bound) return bound;
  if (lower === 'true' || lower === 'false') return { kind: 'number', number: lower === 'true' ? 1 : 0 };
  const builtIn = BUILT_IN_VARIABLES.get(lower);
  if (builtIn) return { kind: 'built-in', name: builtIn.name };
  const own = findFunction(context.scope, name);
  if (own) return { kind: 'function', name, start: own.node.start };
  return readVariable(context, name);
}

function readMember(context: ValueContext, object: Expression, name: NamePart[], whole: Expression): Value {
  const text = nameText(name);
  if (text.includes('%')) return code(whole);
  const assigned = context.scope.script.members.get(text.toLowerCase()) ?? [];
  if (assigned.slice(0, 12).some(({ operator }) => /^(?:\+\+|--|[-+]=)$/.test(operator)))
    return unknownVariable(text, 'count');
  return { kind: 'member', object: readValue(context, object), name: text };
}

function readCall(context: ValueContext, callee: Expression, list: Argument[]): Value {
  const values = readArguments(context, list);
  if (callee.kind === 'member')
    return {
      kind: 'method',
      object: readValue(context, callee.object),
      name: nameText(callee.name),
      arguments: values,
    };
  if (callee.kind !== 'variable') return { kind: 'call', name: '', own: true, arguments: values };
  const own = findFunction(context.scope, callee.name);
  const name = own?.node.name ?? BUILT_IN_FUNCTIONS.get(callee.lower)?.name ?? callee.name;
  if (!own && name === 'Chr' && values[0]?.kind === 'number') return character(values[0].number);
  if (!own && /^(?:Integer|Number|Float)$/.test(name) && values[0] && values.length === 1) return values[0];
  const result = own && readOwnResult(context, own, values);
  if (result) return result;
  return { kind: 'call', name, own: own !== null, arguments: values };
}

function character(number: number): Value {
  return { kind: 'text', text: number >= 0 && number <= 0x10ffff ? String.fromCodePoint(Math.floor(number)) : '' };
}

function readUnary(context: ValueContext, operator: string, operand: Expression, whole: Expression): Value {
  const value = readValue(context, operand);
  if (value.kind === 'number' && operator === '-') return { kind: 'number', number: 0 - value.number };
  if (operator === '&') return value;
  return code(whole, operator === '-' ? 'number' : 'value', [value]);
}

function readBinary(context: ValueContext, expression: BinaryNode): Value {
  if (expression.operator === 'concat') return joined(concatenated(expression).map((part) => readValue(context, part)));
  if (expression.operator === '??') return readValue(context, expression.left);
  if (!/^(?:[-+*/]|\/\/)$/.test(expression.operator)) return code(expression);
  const left = readValue(context, expression.left);
  const right = readValue(context, expression.right);
  if (left.kind !== 'number' || right.kind !== 'number') return code(expression, 'number', [left, right]);
  return number(calculate(expression.operator, left.number, right.number), expression);
}

// Ten thousand pieces joined by dots nest ten thousand deep to the left: taken apart in a loop.
function concatenated(expression: BinaryNode): Expression[] {
  const parts: Expression[] = [];
  let at: Expression = expression;
  while (at.kind === 'binary' && at.operator === 'concat') {
    parts.push(at.right);
    at = at.left;
  }
  parts.push(at);
  return parts.reverse();
}

function joined(values: Value[]): Value {
  const parts: Value[] = [];
  for (const value of values.flatMap((item) => (item.kind === 'joined' ? item.parts : [item]))) {
    const last = parts.at(-1);
    const text = value.kind === 'text' ? value.text : value.kind === 'number' ? String(value.number) : null;
    if (text !== null && last?.kind === 'text') parts[parts.length - 1] = { kind: 'text', text: last.text + text };
    else parts.push(text === null ? value : { kind: 'text', text });
  }
  const [only] = parts;
  return parts.length === 1 && only ? only : { kind: 'joined', parts };
}

function calculate(operator: string, left: number, right: number): number {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '//') return Math.floor(left / right);
  return operator === '*' ? left * right : left / right;
}
