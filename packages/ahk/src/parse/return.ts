import type { Expression } from '../syntax/expression.ts';
import type { ReturnNode, ThrowNode } from '../syntax/statement.ts';
import { completeLine } from './complete-line.ts';
import { dropBrace } from './drop-brace.ts';
import { parseExpressionText } from './expression.ts';
import { endHere, finishLine, type Parser, report, skipSpace } from './parser.ts';

export function parseReturn(parser: Parser, start: number, word: string): ReturnNode {
  const value = parseValue(parser, word);
  if (value?.kind === 'unset')
    report(parser, 'unexpected-token', value.start, value.end, '"unset" can’t be returned; write "return" on its own.');
  return { kind: 'return', value, start, end: endHere(parser) };
}

export function parseThrow(parser: Parser, start: number, word: string): ThrowNode {
  const value = parseValue(parser, word);
  return { kind: 'throw', value, start, end: endHere(parser) };
}

function parseValue(parser: Parser, word: string): Expression | null {
  skipSpace(parser);
  if (parser.at >= parser.line.text.length) return null;
  const { end, brace, broken } = completeLine(parser, 'expression');
  if (broken) {
    finishLine(parser);
    return null;
  }
  const value = parseExpressionText(parser, end);
  if (brace) dropBrace(parser);
  if (value.kind === 'sequence')
    report(parser, 'too-many-values', value.start, value.end, `"${word}" takes one value.`);
  return value;
}
