import type { IfNode, Statement } from '../syntax/statement.ts';
import { parseBody, takeWord } from './body.ts';
import { parseCondition } from './condition.ts';
import { color, type Parser } from './parser.ts';

export function parseIf(parser: Parser, start: number, word: string): IfNode {
  const condition = parseCondition(parser, word);
  const then = parseBody(parser, word, start);
  const otherwise = parseElse(parser);
  return { kind: 'if', condition, then, otherwise, start, end: (otherwise ?? then).end };
}

/** The `else` of an if, a loop or a try, when it stands next. */
export function parseElse(parser: Parser): Statement | null {
  const start = takeWord(parser, 'else');
  if (start === -1) return null;
  color(parser, parser.at, parser.at + 4, 'keyword');
  parser.at += 4;
  return parseBody(parser, 'else', start);
}
