import type { DiagnosticCode } from '../knowledge/diagnostic-codes.ts';
import { tokenize } from '../lex/tokenize.ts';
import type { MissingNode } from '../syntax/expression.ts';
import type { Token } from '../syntax/token.ts';
import { colorTokens } from './color-tokens.ts';
import { endHere, here, type Parser, report } from './parser.ts';

export type ExpressionContext = {
  parser: Parser;
  /** Those of the expression are the first `count`; see `tokenize`. */
  tokens: Token[];
  count: number;
  index: number;
  /** Inside `%…%` the next `%` ends the expression instead of starting a name. */
  percent: boolean;
  /** Only the first error of a line is told, the rest mostly follows from it. */
  failed: boolean;
  /** The arguments of a call without parentheses: a `?` or `*` may end them. */
  callStatement: boolean;
  end: number;
};

export function expressionContext(parser: Parser, start: number, end: number): ExpressionContext {
  const { tokens } = parser;
  const count = tokenize(parser.line.text, start, end, parser.names, tokens);
  const context: ExpressionContext = {
    parser,
    tokens,
    count,
    index: 0,
    percent: false,
    failed: false,
    callStatement: false,
    end,
  };
  if (parser.colors) colorTokens(parser, tokens.slice(0, count));
  scanTokens(context);
  return context;
}

export function tokenAt(context: ExpressionContext, index: number): Token | undefined {
  return index < context.count ? context.tokens[index] : undefined;
}

export function current(context: ExpressionContext): Token | undefined {
  return tokenAt(context, context.index);
}

/** The token after the current one. */
export function following(context: ExpressionContext): Token | undefined {
  return tokenAt(context, context.index + 1);
}

export function isAt(context: ExpressionContext, text: string): boolean {
  const token = current(context);
  return token !== undefined && token.kind === 'operator' && token.text === text;
}

/** What is written there, also for a number or a string. */
export function textOf(context: ExpressionContext, token: Token): string {
  return context.parser.line.text.slice(token.start, token.end);
}

/** Leaves out brackets around everything, as in `for (x in y)`. */
export function skipOuterBrackets(context: ExpressionContext): void {
  if (!isAt(context, '(') || context.tokens[0]?.partner !== context.count - 1) return;
  context.index++;
  context.count--;
}

export function startOf(context: ExpressionContext, token: Token | undefined): number {
  return here(context.parser, token?.start ?? context.end);
}

export function endOf(context: ExpressionContext, token: Token | undefined): number {
  return endHere(context.parser, token?.end ?? context.end);
}

/** The end of the token just taken. */
export function lastEnd(context: ExpressionContext): number {
  return endOf(context, context.tokens[context.index - 1]);
}

/** The end of a node that started at `start`, which is not before it even if nothing was taken. */
export function endAfter(context: ExpressionContext, start: number): number {
  return Math.max(start, lastEnd(context));
}

export function fail(
  context: ExpressionContext,
  code: DiagnosticCode,
  token: Token | undefined,
  message: string,
): void {
  if (context.failed) return;
  context.failed = true;
  const { parser } = context;
  report(parser, code, startOf(context, token), endOf(context, token), message);
}

export function missing(context: ExpressionContext): MissingNode {
  const at = startOf(context, current(context));
  return { kind: 'missing', start: at, end: at };
}

// The loader looks for these in every line before it reads any expression, so they are told before other errors.
function scanTokens(context: ExpressionContext): void {
  const { tokens, count } = context;
  // The innermost open bracket. Until it is closed, its partner is the one around it: no expression needs a list.
  let open = -1;
  let percents = 0;
  let last: Token | undefined;
  for (let index = 0; index < count; index++) {
    const token = tokens[index];
    if (token?.kind !== 'operator' || token.text.length !== 1) continue;
    const { text } = token;
    if (text === '(' || text === '[' || text === '{') {
      token.partner = open;
      open = index;
    } else if (text === ')' || text === ']' || text === '}') {
      open = setPartner(tokens[open], index);
    } else if (text === '%') {
      percents++;
      last = token;
    } else if (!LEGAL.has(text)) {
      fail(context, 'illegal-character', token, `"${text}" can’t go here; text needs quotes around it.`);
    }
  }
  while (open !== -1) open = setPartner(tokens[open], -1);
  if (percents % 2 === 1)
    fail(
      context,
      'missing-percent',
      last,
      'The second % is missing: a name between two of them stands for a variable.',
    );
}

// The bracket around the one that has found its partner.
function setPartner(opening: Token | undefined, partner: number): number {
  if (!opening) return -1;
  const around = opening.partner;
  opening.partner = partner;
  return around;
}

const LEGAL = new Set('-+*/!~&|^<>=?:,.');
