import type { Statement } from '../syntax/statement.ts';
import { atBlockEnd, here, type Parser, ready, report, rest } from './parser.ts';
import { parseStatement } from './statement.ts';

/** The bit that tells a small letter from a capital one. */
const LOWER_CASE = 32;

/** The one statement or block that `owner` governs. */
export function parseBody(parser: Parser, owner: string, start: number): Statement {
  if (!ready(parser)) {
    if (!parser.overflow) {
      parser.statement = start;
      report(parser, 'missing-body', start, start + owner.length, `"${owner}" has nothing below it to run.`);
    }
    return { kind: 'invalid', start, end: start };
  }
  const at = here(parser);
  if (atBlockEnd(parser)) {
    parser.statement = at;
    report(parser, 'missing-body', at, at + 1, `"${owner}" has nothing below it to run.`);
    return { kind: 'invalid', start: at, end: at };
  }
  return parseStatement(parser);
}

/** Takes `word` if it stands next, on this line or the following one; its offset, or -1. */
export function takeWord(parser: Parser, word: string): number {
  if (parser.line === parser.oneLine && rest(parser).trim() === '') return -1;
  if (!ready(parser)) return -1;
  const { text } = parser.line;
  const end = parser.at + word.length;
  // Asked after every body: most lines do not even start with the letter.
  if ((text.charCodeAt(parser.at) | LOWER_CASE) !== word.charCodeAt(0)) return -1;
  if (text.slice(parser.at, end).toLowerCase() !== word) return -1;
  if (/[\w\u0080-\uffff:.]/.test(text[end] ?? ' ') || /^\s*[:.+*/-]=/.test(text.slice(end, end + 8))) return -1;
  const start = here(parser);
  parser.statement = start;
  return start;
}
