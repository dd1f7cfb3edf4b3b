import { RESERVED_WORDS } from '../knowledge/reserved-words.ts';
import type { VariableNode } from '../syntax/expression.ts';
import type { ForNode } from '../syntax/statement.ts';
import { completeLine } from './complete-line.ts';
import { expectEnd, parseExpression } from './expression.ts';
import {
  current,
  type ExpressionContext,
  expressionContext,
  fail,
  isAt,
  missing,
  skipOuterBrackets,
} from './expression-context.ts';
import { POWER } from './operators.ts';
import { finishLine, type Parser } from './parser.ts';
import { variableAt } from './variable.ts';
import { parseLoopTail } from './while.ts';

export function parseFor(parser: Parser, start: number, word: string): ForNode {
  const { end, broken } = completeLine(parser, 'flow');
  const context = expressionContext(parser, parser.at, end);
  if (broken) {
    finishLine(parser);
    return { kind: 'for', variables: [], iterable: missing(context), start, ...parseLoopTail(parser, word, start) };
  }
  skipOuterBrackets(context);
  const variables = parseVariables(context);
  const token = current(context);
  if (token?.lower === 'in') context.index++;
  else fail(context, 'invalid-for', token, 'A for-loop is written: for name in list.');
  const iterable = parseExpression(context, POWER.arrow);
  expectEnd(context);
  parser.at = end;
  return { kind: 'for', variables, iterable, start, ...parseLoopTail(parser, word, start) };
}

function parseVariables(context: ExpressionContext): (VariableNode | null)[] {
  const variables: (VariableNode | null)[] = [];
  for (;;) {
    const token = current(context);
    if (token?.kind === 'name' && token.lower !== 'in') {
      variables.push(variableAt(context, token));
      if (RESERVED_WORDS.has(token.lower))
        fail(
          context,
          'reserved-word',
          token,
          `"${token.text}" is a reserved word and can’t be the name of a variable.`,
        );
      context.index++;
    } else variables.push(null);
    if (!isAt(context, ',')) return variables;
    context.index++;
  }
}
