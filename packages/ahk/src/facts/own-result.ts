import { walk } from '../syntax/children.ts';
import type { Expression } from '../syntax/expression.ts';
import type { FunctionNode, Node } from '../syntax/statement.ts';
import { bindParameters } from './bind-parameters.ts';
import type { OwnFunction } from './name-scope.ts';
import { MAX_VALUE_DEPTH, readValue, type ValueContext } from './read-value.ts';
import { type OptionalValue, unknownVariable, type Value } from './value.ts';

const MAX_RETURNS = 12;
const returnsOf = new WeakMap<FunctionNode, Expression[]>();

/** What a function of the script gives back, where it is one thing or one of a few fixed texts; else null. */
export function readOwnResult(context: ValueContext, own: OwnFunction, values: OptionalValue[]): Value | null {
  const returned = returnedExpressions(own.node);
  if (returned.length === 0 || returned.length > MAX_RETURNS || context.depth > MAX_VALUE_DEPTH - 4) return null;
  const telling = returned.filter((expression) => !isLiteral(expression));
  if (telling.length > 1) return null;
  const [only] = telling;
  if (!only) {
    const candidates = returned.flatMap((item) => (item.kind === 'string' && item.value !== '' ? [item.value] : []));
    return candidates.length === 0 ? null : { ...unknownVariable(own.node.name, 'kept'), candidates };
  }
  const inside: ValueContext = { ...context, scope: own.scope, bindings: new Map(), depth: context.depth + 2 };
  const value = readValue({ ...inside, bindings: bindParameters(own.node, values, inside) }, only);
  return value.kind === 'variable' && value.origin === null && value.source === null ? null : value;
}

/** The values of a function's `return` lines; for an arrow function what stands behind its arrow. */
function returnedExpressions(node: FunctionNode): Expression[] {
  const known = returnsOf.get(node);
  if (known) return known;
  const found: Expression[] = [];
  if (node.body.kind !== 'block') found.push(node.body);
  else
    walk(node.body, (inner: Node) => {
      if (inner.kind === 'function' || inner.kind === 'arrow' || inner.kind === 'class') return false;
      if (inner.kind === 'return' && inner.value) found.push(inner.value);
      return true;
    });
  returnsOf.set(node, found);
  return found;
}

function isLiteral(expression: Expression): boolean {
  if (expression.kind === 'variable') return /^(?:true|false)$/i.test(expression.name);
  return expression.kind === 'number' || expression.kind === 'string';
}
