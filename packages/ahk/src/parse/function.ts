import { closingQuote } from '../lex/quotes.ts';
import type { Expression } from '../syntax/expression.ts';
import type { BlockNode, FunctionNode } from '../syntax/statement.ts';
import { parseBlock } from './block.ts';
import { completeLine } from './complete-line.ts';
import { parseExpressionText } from './expression.ts';
import { expressionContext } from './expression-context.ts';
import { parseParameters } from './parameters.ts';
import { color, endHere, here, type Parser, peekNextText, ready, report } from './parser.ts';

/** A definition ahead: offsets of its name, its brackets and its end in the line's text. */
export type FunctionHead = { name: number; open: number; close: number; end: number; arrow: boolean };

/** The function defined at `parser.at + skip`, or null when this is only a call. */
export function functionAhead(parser: Parser, skip: number, nameLength: number): FunctionHead | null {
  const name = parser.at + skip;
  const open = name + nameLength;
  const { end, brace, broken } = completeLine(parser, 'expression');
  if (broken) return null;
  const { text } = parser.line;
  const below = !brace && text.charCodeAt(end - 1) === 41 && peekNextText(parser)?.startsWith('{');
  if (!brace && !below && !text.includes('=>', open)) return null;
  const close = closingBracket(text, open);
  if (close === -1) return null;
  const after = text.slice(close + 1, end).trim();
  if (after.startsWith('=>')) return { name, open, close, end, arrow: true };
  if (after !== '') return null;
  if (brace || below) return { name, open, close, end, arrow: false };
  return null;
}

export function parseFunction(parser: Parser, head: FunctionHead, isStatic: boolean): FunctionNode {
  const start = here(parser, head.name);
  const nameSpan = { start, end: endHere(parser, head.open) };
  const name = parser.line.text.slice(head.name, head.open);
  color(parser, head.name, head.open, 'function');
  color(parser, head.open, head.open + 1, 'punctuation');
  const context = expressionContext(parser, head.open + 1, head.close + 1);
  const parameters = parseParameters(context, ')');
  parser.at = head.close + 1;
  const body = head.arrow ? parseArrowBody(parser, head.end) : parseFunctionBlock(parser);
  if (head.arrow && body.kind === 'missing')
    report(parser, 'invalid-function', start, nameSpan.end, 'The value is missing after "=>".');
  return { kind: 'function', name, nameSpan, isStatic, parameters, body, start, end: body.end };
}

/** The expression after `=>`, up to the end of the line. */
export function parseArrowBody(parser: Parser, end: number): Expression {
  const arrow = parser.line.text.indexOf('=>', parser.at);
  color(parser, arrow, arrow + 2, 'operator');
  parser.at = arrow + 2;
  if (parser.line.text.slice(parser.at, end).trim() === '')
    return { kind: 'missing', start: here(parser), end: here(parser) };
  return parseExpressionText(parser, end);
}

/** The block of a function, whose brace may stand on the next line. */
export function parseFunctionBlock(parser: Parser): BlockNode {
  if (ready(parser) && parser.line.text[parser.at] === '{') return parseBlock(parser);
  return { kind: 'block', body: [], start: here(parser), end: here(parser) };
}

/** The offset of the bracket that closes the one at `open`, or -1. */
export function closingBracket(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    switch (text[at]) {
      case '"':
      case "'":
        at = closingQuote(text, at);
        if (at === -1) return -1;
        break;
      case '(':
      case '[':
      case '{':
        depth++;
        break;
      case ')':
      case ']':
      case '}':
        depth--;
        if (depth === 0) return at;
    }
  }
  return -1;
}
