import type { Argument } from '../syntax/expression.ts';
import { parseExpression } from './expression.ts';
import { current, type ExpressionContext, endAfter, fail, isAt, startOf, tokenAt } from './expression-context.ts';
import { POWER } from './operators.ts';

/** What stands between brackets, up to and with the closing one. */
export function parseArguments(context: ExpressionContext, close: ')' | ']'): Argument[] {
  const percent = context.percent;
  context.percent = false;
  const list = parseArgumentList(context, close);
  context.percent = percent;
  if (isAt(context, close)) context.index++;
  else
    fail(
      context,
      'missing-bracket',
      current(context) ?? tokenAt(context, context.count - 1),
      `A "${close}" is missing.`,
    );
  return list;
}

/** Arguments up to `close`, or to the end of the line for a call without parentheses. */
export function parseArgumentList(context: ExpressionContext, close: ')' | ']' | null): Argument[] {
  const list: Argument[] = [];
  while (current(context) && !(close && isAt(context, close)) && !context.failed) {
    const start = startOf(context, current(context));
    if (isAt(context, ',')) {
      list.push({ kind: 'argument', value: null, spread: false, start, end: start });
      context.index++;
      continue;
    }
    const value = parseExpression(context, POWER.arrow);
    const spread = isAt(context, '*');
    if (spread) context.index++;
    list.push({ kind: 'argument', value, spread, start, end: endAfter(context, start) });
    const more = isAt(context, ',');
    if (more) context.index++;
    else if (close === null || !isAt(context, close)) return list;
  }
  return list;
}
