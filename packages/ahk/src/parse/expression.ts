import type { AssignNode, BinaryOperator, Expression, SequenceNode, TernaryNode } from '../syntax/expression.ts';
import type { Token } from '../syntax/token.ts';
import {
  current,
  type ExpressionContext,
  expressionContext,
  fail,
  following,
  isAt,
  lastEnd,
  missing,
  startOf,
  textOf,
} from './expression-context.ts';
import { BINARY, isAssignOperator, isPrefixOperator, POWER } from './operators.ts';
import { descend, finishLine, type Parser } from './parser.ts';
import { parsePostfix } from './postfix.ts';
import { parsePrimary } from './primary.ts';
import { startsOperand } from './starts-operand.ts';

/** The whole text [parser.at, end) as one expression, commas included. */
export function parseExpressionText(parser: Parser, end: number): Expression {
  const context = expressionContext(parser, parser.at, end);
  const expression = parseSequence(context);
  expectEnd(context);
  parser.at = end;
  return expression;
}

export function expectEnd(context: ExpressionContext): void {
  const token = current(context);
  if (token) fail(context, unexpectedCode(token), token, `Unexpected "${textOf(context, token)}".`);
  if (context.failed && context.parser.overflow) finishLine(context.parser);
}

/** Expressions with commas between them, as in `x := 1, y := 2`. */
export function parseSequence(context: ExpressionContext): Expression {
  const first = parseExpression(context, POWER.arrow);
  if (!isAt(context, ',')) return first;
  const node: SequenceNode = { kind: 'sequence', start: first.start, end: first.end, expressions: [first] };
  while (isAt(context, ',')) {
    context.index++;
    node.expressions.push(parseExpression(context, POWER.arrow));
  }
  node.end = lastEnd(context);
  return node;
}

export function parseExpression(context: ExpressionContext, power: number): Expression {
  if (!descend(context.parser)) return abandon(context);
  const node = climb(context, parseOperand(context, power), power);
  context.parser.depth--;
  return node;
}

function abandon(context: ExpressionContext): Expression {
  const node = missing(context);
  context.failed = true;
  context.index = context.count;
  return node;
}

function parseOperand(context: ExpressionContext, outer: number): Expression {
  const token = current(context);
  const operator = token?.word;
  if (!token || !operator || !isPrefixOperator(operator)) return parsePostfix(context, parsePrimary(context));
  context.index++;
  if (operator === 'not' && outer > POWER.not)
    fail(context, 'unexpected-token', token, '"not" can’t follow this operator without parentheses.');
  const power = operator === 'not' ? POWER.not : operator === '++' || operator === '--' ? POWER.step : POWER.unary;
  const operand = parseExpression(context, power);
  if (operand.kind === 'unset') fail(context, 'unexpected-token', token, 'There’s no value here to calculate with.');
  if (operator === '&' && !isReference(operand))
    fail(context, 'not-a-variable', token, 'Only a variable can follow "&".');
  if ((operator === '++' || operator === '--') && !isTarget(operand))
    fail(context, 'invalid-assignment', token, `The value after "${operator}" can’t be changed.`);
  return { kind: 'unary', operator, operand, start: startOf(context, token), end: operand.end };
}

function climb(context: ExpressionContext, first: Expression, power: number): Expression {
  let left = first;
  for (;;) {
    const token = current(context);
    if (!token || context.parser.overflow) return left;
    const next = infix(context, left, token, power);
    if (!next) return left;
    left = next;
  }
}

function infix(context: ExpressionContext, left: Expression, token: Token, power: number): Expression | null {
  const { word } = token;
  if (token.kind === 'operator' && ENDS.has(word)) return null;
  const binary = word === '' ? undefined : BINARY.get(word);
  if (binary) {
    if (power >= binary.power || (word === '*' && isSpread(context))) return null;
    return parseBinary(context, left, binary.operator, binary.power);
  }
  if (word !== '' && token.kind === 'operator') {
    if (isAssignOperator(word)) return parseAssign(context, left, token, power);
    if (word === '?') return power > POWER.ternary ? null : parseTernary(context, left);
    if (word === '.') return power >= POWER.concat ? null : parseBinary(context, left, 'concat', POWER.concat);
  }
  if (power >= POWER.concat || !startsOperand(context, token)) return null;
  return parseConcat(context, left, token);
}

// What ends most operands; asked first, as it is found in none of the tables of operators.
const ENDS: ReadonlySet<string> = new Set([',', ')', ']', '}', ':', '=>']);

// `f(list*)`: the asterisk before a closing bracket spreads the list and multiplies nothing.
function isSpread(context: ExpressionContext): boolean {
  const next = following(context);
  return !next || (next.kind === 'operator' && (next.text === ')' || next.text === ']'));
}

function parseBinary(
  context: ExpressionContext,
  left: Expression,
  operator: BinaryOperator,
  power: number,
): Expression {
  const token = current(context);
  if (left.kind === 'string' && NOT_AFTER_TEXT.has(operator))
    fail(context, 'unexpected-token', token, 'You can’t calculate with literal text.');
  if (operator === '??' && !mayBeUnset(left))
    fail(context, 'unexpected-token', token, 'Only a variable can come before "??".');
  if (power >= POWER_OF_EQUALS && left.kind === 'unset')
    fail(context, 'unexpected-token', token, 'There’s no value here to calculate with.');
  context.index++;
  // `a ?? b ?? c` asks a, then b: it groups from the right.
  const right = parseExpression(context, operator === '??' ? power - 1 : power);
  if (power >= POWER_OF_EQUALS && right.kind === 'unset')
    fail(context, 'unexpected-token', token, 'There’s no value here to calculate with.');
  return { kind: 'binary', operator, left, right, start: left.start, end: right.end };
}

const POWER_OF_EQUALS = 45;

function mayBeUnset(node: Expression): boolean {
  if (node.kind === 'binary') return node.operator === '??';
  return (
    node.kind === 'variable' ||
    node.kind === 'dynamic-name' ||
    node.kind === 'missing' ||
    node.kind === 'assign' ||
    node.kind === 'arrow'
  );
}

// The loader takes these for a mistake after a literal text, but lets `/` and `|` pass.
const NOT_AFTER_TEXT = new Set<BinaryOperator>(['+', '-', '*', '**', '&']);

function parseConcat(context: ExpressionContext, left: Expression, token: Token): Expression {
  if (!token.spaced)
    fail(context, 'missing-space', token, `A space or an operator is missing before ${textOf(context, token)}.`);
  const right = parseExpression(context, POWER.concat);
  return { kind: 'binary', operator: 'concat', left, right, start: left.start, end: right.end };
}

// An assignment takes the operand at its left, however tightly that is bound: `a && b := c` assigns to b.
function parseAssign(context: ExpressionContext, left: Expression, token: Token, power: number): AssignNode | null {
  if (!isAssignOperator(token.text)) return null;
  if (!isTarget(left)) {
    if (power > POWER.assign) return null;
    fail(context, 'invalid-assignment', token, `You can’t assign to what’s left of "${token.text}".`);
  }
  context.index++;
  const value = parseExpression(context, POWER.arrow);
  return { kind: 'assign', operator: token.text, target: left, value, start: left.start, end: value.end };
}

function isReference(node: Expression): boolean {
  if (node.kind === 'group') return isReference(node.expression);
  if (node.kind === 'postfix' && node.operator === '?') return isReference(node.operand);
  return node.kind === 'variable' || node.kind === 'dynamic-name' || node.kind === 'missing' || node.kind === 'assign';
}

export function isTarget(node: Expression): boolean {
  switch (node.kind) {
    case 'variable':
    case 'dynamic-name':
    case 'member':
    case 'index':
    case 'missing':
    case 'assign':
    case 'ternary':
      return true;
    case 'group':
      return isTarget(node.expression);
    case 'postfix':
      return node.operator === '?';
    case 'unary':
      return node.operator === '++' || node.operator === '--';
    default:
      return false;
  }
}

function parseTernary(context: ExpressionContext, condition: Expression): TernaryNode {
  context.index++;
  const then = parseExpression(context, POWER.arrow);
  if (isAt(context, ':')) context.index++;
  else fail(context, 'missing-colon', current(context), 'The ":" of this "?" is missing.');
  const otherwise = parseExpression(context, POWER.arrow);
  return { kind: 'ternary', condition, then, otherwise, start: condition.start, end: otherwise.end };
}

function unexpectedCode(token: Token): 'reserved-word' | 'unexpected-bracket' | 'unexpected-token' {
  // The loader finds these words before it reads any expression.
  if (token.word === 'in' || token.word === 'as' || token.word === 'contains') return 'reserved-word';
  return /^[)\]}]$/.test(token.text) ? 'unexpected-bracket' : 'unexpected-token';
}
