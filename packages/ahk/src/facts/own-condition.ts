import type { Expression } from '../syntax/expression.ts';
import type { ForNode, IfNode, Statement } from '../syntax/statement.ts';
import { bindParameters } from './bind-parameters.ts';
import type { Condition } from './condition.ts';
import type { OwnFunction } from './name-scope.ts';
import { readCondition } from './read-condition.ts';
import { MAX_VALUE_DEPTH, readValue, type ValueContext } from './read-value.ts';
import type { OptionalValue } from './value.ts';

const MAX_ITEMS = 6;
const NEVER: Condition = { kind: 'always', outcome: false };

/** When a function of the script answers yes, read from its lines; null where that cannot be told. */
export function readOwnCondition(context: ValueContext, own: OwnFunction, values: OptionalValue[]): Condition | null {
  if (context.depth > MAX_VALUE_DEPTH - 4 || context.work.left-- <= 0) return null;
  const inside: ValueContext = { ...context, scope: own.scope, bindings: new Map(), depth: context.depth + 2 };
  const inner = { ...inside, bindings: bindParameters(own.node, values, inside) };
  const { body } = own.node;
  return body.kind === 'block' ? readLines(inner, body.body) : readCondition(inner, body);
}

function readLines(context: ValueContext, [first, ...rest]: Statement[]): Condition | null {
  if (!first) return NEVER;
  if (rest.length > MAX_ITEMS) return null;
  switch (first.kind) {
    case 'return':
      return first.value ? readCondition(context, first.value) : NEVER;
    case 'block':
      return readLines(context, [...first.body, ...rest]);
    case 'if':
      return readTest(context, first, rest);
    case 'for':
      return readEach(context, first, rest);
    case 'expression-statement':
    case 'call-statement':
    case 'declaration':
      return readLines(context, rest);
    case 'try':
      return readLines(context, [first.body, ...rest]);
    default:
      return null;
  }
}

function readTest(context: ValueContext, node: IfNode, rest: Statement[]): Condition | null {
  const answer = returned(node.then);
  if (!answer) return null;
  const condition = readCondition(context, node.condition);
  const otherwise = readLines(context, node.otherwise ? [node.otherwise, ...rest] : rest);
  return otherwise && chosen(condition, readCondition(context, answer), otherwise);
}

function readEach(context: ValueContext, node: ForNode, rest: Statement[]): Condition | null {
  const list = readValue(context, node.iterable);
  const items = list.kind === 'variable' && list.origin ? list.origin : list;
  const name = node.variables.at(-1);
  if (items.kind !== 'list' || items.items.length > MAX_ITEMS || name?.kind !== 'variable') return null;
  const conditions = items.items.map((item) => {
    const bindings = new Map([...context.bindings, [name.name.toLowerCase(), item] as const]);
    return readLines({ ...context, bindings }, node.body ? [node.body] : []);
  });
  const otherwise = readLines(context, rest);
  const known = conditions.filter((condition) => condition !== null);
  return otherwise && known.length === conditions.length ? anyOf([...known, otherwise]) : null;
}

function returned(statement: Statement): Expression | null {
  const only = statement.kind === 'block' && statement.body.length === 1 ? statement.body[0] : statement;
  return only?.kind === 'return' ? only.value : null;
}

function chosen(condition: Condition, answer: Condition, otherwise: Condition): Condition | null {
  if (answer.kind !== 'always') return null;
  if (answer.outcome) return anyOf([condition, otherwise]);
  const no: Condition = condition.kind === 'not' ? condition.condition : { kind: 'not', condition };
  if (otherwise.kind === 'always') return otherwise.outcome ? no : NEVER;
  return { kind: 'all', conditions: [no, ...(otherwise.kind === 'all' ? otherwise.conditions : [otherwise])] };
}

function anyOf(conditions: Condition[]): Condition {
  if (conditions.some((item) => item.kind === 'always' && item.outcome)) return { kind: 'always', outcome: true };
  const open = conditions.filter((item) => item.kind !== 'always');
  const flat = open.flatMap((item) => (item.kind === 'any' ? item.conditions : [item]));
  const [only] = flat;
  if (!only) return NEVER;
  return flat.length === 1 ? only : { kind: 'any', conditions: flat };
}
