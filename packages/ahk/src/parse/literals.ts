import type { ArrayNode, NamePart, ObjectNode, ObjectProperty } from '../syntax/expression.ts';
import type { Token } from '../syntax/token.ts';
import { parseArguments } from './arguments.ts';
import { parseNameParts } from './dynamic-name.ts';
import { parseExpression } from './expression.ts';
import { current, type ExpressionContext, endAfter, fail, isAt, lastEnd, startOf } from './expression-context.ts';
import { POWER } from './operators.ts';

export function parseArray(context: ExpressionContext, token: Token): ArrayNode {
  context.index++;
  const elements = parseArguments(context, ']');
  return { kind: 'array', elements, start: startOf(context, token), end: lastEnd(context) };
}

export function parseObject(context: ExpressionContext, token: Token): ObjectNode {
  context.index++;
  const percent = context.percent;
  context.percent = false;
  const properties: ObjectProperty[] = [];
  while (current(context) && !isAt(context, '}') && !context.failed) {
    if (isAt(context, ',')) context.index++;
    else properties.push(parseProperty(context));
  }
  context.percent = percent;
  if (isAt(context, '}')) context.index++;
  else fail(context, 'missing-bracket', current(context) ?? token, 'A "}" is missing.');
  return { kind: 'object', properties, start: startOf(context, token), end: lastEnd(context) };
}

function parseProperty(context: ExpressionContext): ObjectProperty {
  const start = startOf(context, current(context));
  const name: NamePart[] = parseNameParts(context);
  if (name.length === 0 || !isAt(context, ':')) {
    fail(
      context,
      'invalid-property-name',
      current(context),
      'An object is written {name: value}, without quotes around the name.',
    );
  } else context.index++;
  const value = parseExpression(context, POWER.arrow);
  if (!isAt(context, ',') && !isAt(context, '}'))
    fail(context, 'missing-comma', current(context), 'A comma is missing here.');
  return { kind: 'object-property', name, value, start, end: endAfter(context, start) };
}
