import type { Expression } from '../syntax/expression.ts';
import type { LoopTail, WhileNode } from '../syntax/statement.ts';
import { parseBody, takeWord } from './body.ts';
import { parseCondition } from './condition.ts';
import { parseElse } from './if.ts';
import { color, type Parser } from './parser.ts';

export function parseWhile(parser: Parser, start: number, word: string): WhileNode {
  const condition = parseCondition(parser, word);
  const body = parseBody(parser, word, start);
  const otherwise = parseElse(parser);
  return { kind: 'while', condition, body, until: null, otherwise, start, end: (otherwise ?? body).end };
}

/** The body of a loop with its `until` and `else`. */
export function parseLoopTail(parser: Parser, word: string, start: number): LoopTail & { end: number } {
  const body = parseBody(parser, word, start);
  const until = parseUntil(parser);
  const otherwise = until ? null : parseElse(parser);
  return { body, until, otherwise, end: (otherwise ?? until ?? body).end };
}

function parseUntil(parser: Parser): Expression | null {
  const start = takeWord(parser, 'until');
  if (start === -1) return null;
  color(parser, parser.at, parser.at + 5, 'keyword');
  parser.at += 5;
  return parseCondition(parser, 'until');
}
