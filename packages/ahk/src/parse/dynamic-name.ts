import type { NamePart } from '../syntax/expression.ts';
import { parseExpression } from './expression.ts';
import {
  current,
  type ExpressionContext,
  endAfter,
  fail,
  following,
  isAt,
  startOf,
  textOf,
} from './expression-context.ts';
import { POWER } from './operators.ts';

/** Pieces of a name with no blank between them: `a`, `%b%`, `a%b%c`. */
export function parseNameParts(context: ExpressionContext): NamePart[] {
  if (isPlainName(context)) return [plainName(context)];
  const parts: NamePart[] = [];
  for (let first = true; ; first = false) {
    const token = current(context);
    if (!token || (!first && token.spaced)) return parts;
    const start = startOf(context, token);
    if (token.kind === 'name' || token.kind === 'number') {
      if (parts.at(-1)?.kind === 'name-text') return parts;
      context.index++;
      parts.push({ kind: 'name-text', text: textOf(context, token), start, end: endAfter(context, start) });
    } else if (token.kind === 'operator' && token.text === '%' && !context.percent) {
      parts.push(parsePercent(context, start));
    } else return parts;
  }
}

// Most names have one piece. A list that grew by a push keeps room for sixteen more, for each of them.
function isPlainName(context: ExpressionContext): boolean {
  const next = following(context);
  return current(context)?.kind === 'name' && (!next || next.spaced || (next.kind === 'operator' && next.text !== '%'));
}

function plainName(context: ExpressionContext): NamePart {
  const token = current(context);
  const start = startOf(context, token);
  context.index++;
  return { kind: 'name-text', text: token?.text ?? '', start, end: endAfter(context, start) };
}

function parsePercent(context: ExpressionContext, start: number): NamePart {
  const open = current(context);
  context.index++;
  context.percent = true;
  const expression = parseExpression(context, POWER.arrow);
  context.percent = false;
  if (isAt(context, '%')) context.index++;
  else fail(context, 'missing-percent', open, 'The closing % is missing.');
  return { kind: 'name-expression', expression, start, end: endAfter(context, start) };
}
