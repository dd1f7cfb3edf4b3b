import type { Expression, NamePart, StringNode } from '../syntax/expression.ts';
import type { Token } from '../syntax/token.ts';
import { arrowAhead, parseArrow } from './arrow.ts';
import { parseNameParts } from './dynamic-name.ts';
import { parseSequence } from './expression.ts';
import {
  current,
  type ExpressionContext,
  endOf,
  fail,
  following,
  isAt,
  lastEnd,
  missing,
  startOf,
  textOf,
} from './expression-context.ts';
import { parseArray, parseObject } from './literals.ts';
import { unescapeString } from './unescape-string.ts';
import { variableAt } from './variable.ts';

/** Longer names are rejected by the loader. */
const MAX_NAME = 253;

export function parsePrimary(context: ExpressionContext): Expression {
  const token = current(context);
  if (!token) {
    fail(context, 'missing-operand', undefined, 'Something is missing here: an operator has no value after it.');
    return missing(context);
  }
  if (arrowAhead(context)) return parseArrow(context);
  switch (token.kind) {
    case 'number':
      return parseNumber(context, token);
    case 'string':
      return parseString(context, token);
    case 'name':
      return parseName(context, token);
    case 'operator':
      return parseBracketed(context, token);
  }
}

function parseNumber(context: ExpressionContext, token: Token): Expression {
  context.index++;
  const text = textOf(context, token);
  if (!/^(?:0x[0-9a-f]+|(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)$/i.test(text)) {
    fail(context, 'invalid-number', token, `${text} is neither a number nor a name: a name can’t start with a digit.`);
  }
  return {
    kind: 'number',
    text,
    value: Number(text),
    start: startOf(context, token),
    end: endOf(context, token),
  };
}

function parseString(context: ExpressionContext, token: Token): StringNode {
  context.index++;
  const { text } = context.parser.line;
  const quote = text[token.start] ?? '"';
  if (token.end - token.start < 2 || text[token.end - 1] !== quote || endsEscaped(text, token)) {
    fail(context, 'unclosed-string', token, `This text has no closing ${quote}.`);
  }
  return {
    kind: 'string',
    value: unescapeString(text.slice(token.start + 1, token.end - 1)),
    start: startOf(context, token),
    end: endOf(context, token),
  };
}

function endsEscaped(text: string, token: Token): boolean {
  let tick = token.end - 2;
  while (tick >= token.start && text[tick] === '`') tick--;
  return (token.end - 2 - tick) % 2 === 1;
}

function parseName(context: ExpressionContext, token: Token): Expression {
  const next = following(context);
  if (next && !next.spaced && next.kind === 'operator' && next.text === '%' && !context.percent)
    return dynamicName(context);
  context.index++;
  if (token.text.length > MAX_NAME) fail(context, 'name-too-long', token, 'This name is longer than 253 characters.');
  if (token.word === 'unset') return { kind: 'unset', start: startOf(context, token), end: endOf(context, token) };
  if (token.word !== '') checkWord(context, token, next);
  return variableAt(context, token);
}

function checkWord(context: ExpressionContext, token: Token, next: Token | undefined): void {
  if (token.word === 'isset') {
    if (next?.text !== '(' || next.spaced)
      fail(context, 'reserved-word', token, 'IsSet must be followed by a variable in parentheses.');
  } else if (token.word === 'super') {
    const used = next && !next.spaced && /^[.([]$/.test(next.text);
    if (!used) fail(context, 'reserved-word', token, '"super" must be followed by a method or property.');
  } else {
    fail(context, 'reserved-word', token, `"${token.text}" is a reserved word and can’t be used as a value.`);
  }
}

function dynamicName(context: ExpressionContext): Expression {
  const parts: NamePart[] = parseNameParts(context);
  return {
    kind: 'dynamic-name',
    parts,
    start: parts[0]?.start ?? startOf(context, current(context)),
    end: lastEnd(context),
  };
}

function parseBracketed(context: ExpressionContext, token: Token): Expression {
  if (token.text === '(') return parseGroup(context, token);
  if (token.text === '[') return parseArray(context, token);
  if (token.text === '{') return parseObject(context, token);
  if (token.text === '%' && !context.percent) return dynamicName(context);
  fail(context, 'missing-operand', token, `A value is missing before "${token.text}".`);
  return missing(context);
}

function parseGroup(context: ExpressionContext, token: Token): Expression {
  context.index++;
  const percent = context.percent;
  context.percent = false;
  const expression = parseSequence(context);
  context.percent = percent;
  if (expression.kind === 'postfix' && expression.operator === '?')
    fail(context, 'unexpected-token', token, 'A value with "?" can’t be in parentheses.');
  if (isAt(context, ')')) context.index++;
  else fail(context, 'missing-bracket', current(context) ?? token, 'A ")" is missing.');
  return { kind: 'group', expression, start: startOf(context, token), end: lastEnd(context) };
}
