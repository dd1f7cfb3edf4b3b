import { RESERVED_WORDS } from '../knowledge/reserved-words.ts';
import type { Expression, VariableNode } from '../syntax/expression.ts';
import type { CatchNode, Statement, TryNode } from '../syntax/statement.ts';
import { parseBody, takeWord } from './body.ts';
import { completeLine } from './complete-line.ts';
import { expectEnd, parseExpression } from './expression.ts';
import {
  current,
  type ExpressionContext,
  expressionContext,
  fail,
  isAt,
  skipOuterBrackets,
} from './expression-context.ts';
import { parseElse } from './if.ts';
import { POWER } from './operators.ts';
import { color, finishLine, type Parser, skipSpace } from './parser.ts';
import { variableAt } from './variable.ts';

export function parseTry(parser: Parser, start: number, word: string): TryNode {
  const body = parseBody(parser, word, start);
  const catches: CatchNode[] = [];
  for (let next = parseCatch(parser); next; next = parseCatch(parser)) catches.push(next);
  const otherwise = catches.length > 0 ? parseElse(parser) : null;
  const last = parseFinally(parser);
  const end = (last ?? otherwise ?? catches.at(-1) ?? body).end;
  return { kind: 'try', body, catches, otherwise, finally: last, start, end };
}

function parseFinally(parser: Parser): Statement | null {
  const start = takeWord(parser, 'finally');
  if (start === -1) return null;
  color(parser, parser.at, parser.at + 7, 'keyword');
  parser.at += 7;
  return parseBody(parser, 'finally', start);
}

function parseCatch(parser: Parser): CatchNode | null {
  const start = takeWord(parser, 'catch');
  if (start === -1) return null;
  color(parser, parser.at, parser.at + 5, 'keyword');
  parser.at += 5;
  skipSpace(parser);
  const head = parseHead(parser);
  const body = parseBody(parser, 'catch', start);
  const { classes, variable } = head;
  return { kind: 'catch', classes, variable, body, start, end: body.end };
}

function parseHead(parser: Parser): { classes: Expression[]; variable: VariableNode | null } {
  const { text } = parser.line;
  const head: { classes: Expression[]; variable: VariableNode | null } = { classes: [], variable: null };
  if (parser.at >= text.length || text[parser.at] === '{') return head;
  const { end, broken } = completeLine(parser, 'flow');
  if (broken) {
    finishLine(parser);
    return head;
  }
  const context = expressionContext(parser, parser.at, end);
  skipOuterBrackets(context);
  while (current(context) && !atAs(context) && !context.failed) {
    head.classes.push(parseExpression(context, POWER.arrow));
    if (isAt(context, ',')) context.index++;
    else break;
  }
  head.variable = parseVariable(context);
  expectEnd(context);
  parser.at = end;
  return head;
}

function atAs(context: ExpressionContext): boolean {
  return current(context)?.lower === 'as';
}

function parseVariable(context: ExpressionContext): VariableNode | null {
  if (!atAs(context)) return null;
  context.index++;
  const token = current(context);
  if (token?.kind !== 'name') {
    fail(context, 'missing-operand', token, 'Expected a variable name after "as".');
    return null;
  }
  if (RESERVED_WORDS.has(token.lower))
    fail(context, 'reserved-word', token, `"${token.text}" is a reserved word and can’t be the name of a variable.`);
  context.index++;
  return variableAt(context, token);
}
