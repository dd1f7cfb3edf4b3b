import type { BlockNode, Statement } from '../syntax/statement.ts';
import { atBlockEnd, color, endHere, here, type Parser, ready, report } from './parser.ts';
import { parseStatement } from './statement.ts';

/** `{ … }`, with the opening brace ahead. */
export function parseBlock(parser: Parser): BlockNode {
  const start = here(parser);
  const body: Statement[] = [];
  color(parser, parser.at, parser.at + 1, 'punctuation');
  parser.at++;
  while (ready(parser)) {
    if (atBlockEnd(parser)) {
      color(parser, parser.at, parser.at + 1, 'punctuation');
      parser.at++;
      return { kind: 'block', body, start, end: endHere(parser) };
    }
    body.push(parseStatement(parser));
  }
  if (!parser.overflow) {
    parser.statement = start;
    report(parser, 'missing-brace', start, start + 1, 'This "{" is never closed.');
  }
  return { kind: 'block', body, start, end: parser.source.length };
}
