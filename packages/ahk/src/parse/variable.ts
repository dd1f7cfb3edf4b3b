import type { VariableNode } from '../syntax/expression.ts';
import type { Token } from '../syntax/token.ts';
import { type ExpressionContext, endOf, startOf } from './expression-context.ts';

/** The variable that a name stands for. */
export function variableAt(context: ExpressionContext, token: Token): VariableNode {
  const id = context.parser.variables++;
  const start = startOf(context, token);
  return { kind: 'variable', name: token.text, lower: token.lower, id, start, end: endOf(context, token) };
}
