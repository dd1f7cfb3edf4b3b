import type { ArrowNode } from '../syntax/expression.ts';
import type { Parameter } from '../syntax/statement.ts';
import { parseExpression } from './expression.ts';
import {
  current,
  type ExpressionContext,
  following,
  isAt,
  lastEnd,
  missing,
  startOf,
  tokenAt,
} from './expression-context.ts';
import { POWER } from './operators.ts';
import { parseParameters } from './parameters.ts';

/** Whether `x =>`, `(a, b) =>` or `name(a) =>` starts here. */
export function arrowAhead(context: ExpressionContext): boolean {
  const token = current(context);
  const next = following(context);
  if (token?.kind === 'name') {
    if (next?.kind !== 'operator') return false;
    if (next.text === '=>') return true;
    return next.text === '(' && !next.spaced && isArrow(context, next.partner);
  }
  if (token?.kind !== 'operator') return false;
  if (token.text === '*') return next?.kind === 'operator' && next.text === '=>';
  return token.text === '(' && isArrow(context, token.partner);
}

function isArrow(context: ExpressionContext, close: number): boolean {
  if (close === -1) return false;
  const after = tokenAt(context, close + 1);
  return after?.kind === 'operator' && after.text === '=>';
}

export function parseArrow(context: ExpressionContext): ArrowNode {
  const first = current(context);
  const start = startOf(context, first);
  let name: string | null = null;
  let parameters: Parameter[];
  const next = following(context);
  if (first?.kind === 'name' && next?.text === '=>') {
    context.index++;
    parameters = [plainParameter(first.text, start, lastEnd(context), false)];
  } else if (first?.text === '*') {
    context.index++;
    parameters = [plainParameter(null, start, lastEnd(context), true)];
  } else {
    if (first?.kind === 'name') {
      name = first.text;
      context.index++;
    }
    context.index++;
    parameters = parseParameters(context, ')');
  }
  if (isAt(context, '=>')) context.index++;
  const body = endsHere(context) ? missing(context) : parseExpression(context, POWER.arrow);
  return { kind: 'arrow', name, parameters, body, start, end: body.end };
}

// `() =>` with nothing after it is a function that does nothing.
function endsHere(context: ExpressionContext): boolean {
  const token = current(context);
  return !token || (token.kind === 'operator' && /^[)\]},]$/.test(token.text));
}

function plainParameter(name: string | null, start: number, end: number, variadic: boolean): Parameter {
  return { kind: 'parameter', name, byRef: false, variadic, optional: false, default: null, start, end };
}
