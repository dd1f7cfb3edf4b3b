import { nameEnd } from '../lex/tokenize.ts';
import type { ClassMember, FieldItem, FieldNode } from '../syntax/statement.ts';
import { classHeadLength, parseClass } from './class.ts';
import { completeLine } from './complete-line.ts';
import { parseDirective } from './directive.ts';
import { parseNameParts } from './dynamic-name.ts';
import { expectEnd, parseExpression } from './expression.ts';
import {
  current,
  type ExpressionContext,
  endAfter,
  expressionContext,
  fail,
  isAt,
  startOf,
} from './expression-context.ts';
import { functionAhead, parseFunction } from './function.ts';
import { POWER } from './operators.ts';
import { color, endHere, finishLine, here, type Parser, peekNextText, report, rest, skipSpace } from './parser.ts';
import { parseProperty } from './property.ts';

/** One method, property, field or nested class; null for a line that is none of them. */
export function parseClassMember(parser: Parser): ClassMember | null {
  const start = here(parser);
  parser.statement = start;
  const text = rest(parser);
  if (text[0] === '#') {
    const directive = parseDirective(parser);
    return directive.kind === 'directive' ? directive : null;
  }
  if (/^class[ \t]/i.test(text) && classHeadLength(text) > 0) return parseClass(parser);
  const isStatic = /^static[ \t]+(?!=>|\{|:=)/i.test(text);
  if (isStatic) {
    color(parser, parser.at, parser.at + 6, 'keyword');
    parser.at += 6;
    skipSpace(parser);
  }
  return parseNamed(parser, start, isStatic);
}

function parseNamed(parser: Parser, start: number, isStatic: boolean): ClassMember | null {
  const text = rest(parser);
  const name = text.slice(0, nameEnd(text, 0, text.length));
  const after = text.slice(name.length);
  if (name === '' && after[0] !== '%') return invalidMember(parser, start);
  if (after[0] === '(') {
    const head = functionAhead(parser, 0, name.length);
    if (head) return { ...parseFunction(parser, head, isStatic), start };
    return invalidMember(parser, start);
  }
  if (/^[ \t]*(?:\{$|=>)/.test(after) || after[0] === '[' || (after === '' && peekNextText(parser)?.startsWith('{'))) {
    return parseProperty(parser, name.length, start, isStatic);
  }
  if (/^(?:[ \t]*:=|\.|%)/.test(after)) return parseField(parser, start, isStatic);
  return invalidMember(parser, start);
}

function parseField(parser: Parser, start: number, isStatic: boolean): FieldNode | null {
  const { end, broken } = completeLine(parser, 'expression');
  if (broken) {
    finishLine(parser);
    return null;
  }
  const context = expressionContext(parser, parser.at, end);
  const items: FieldItem[] = [];
  do {
    items.push(parseFieldItem(context));
  } while (isAt(context, ',') && context.index++ >= 0 && !context.failed);
  expectEnd(context);
  parser.at = end;
  return { kind: 'field', isStatic, items, start, end: endHere(parser) };
}

function parseFieldItem(context: ExpressionContext): FieldItem {
  const start = startOf(context, current(context));
  const path = [parseNameParts(context)];
  while (isAt(context, '.')) {
    context.index++;
    path.push(parseNameParts(context));
  }
  if (path[0]?.length === 0) fail(context, 'invalid-member', current(context), 'Expected a property name here.');
  let value = null;
  if (isAt(context, ':=')) {
    context.index++;
    value = parseExpression(context, POWER.arrow);
  }
  return { kind: 'field-item', path, value, start, end: endAfter(context, start) };
}

function invalidMember(parser: Parser, start: number): null {
  finishLine(parser);
  report(
    parser,
    'invalid-member',
    start,
    endHere(parser),
    'A class can only contain methods, properties, and "name := value".',
  );
  return null;
}
