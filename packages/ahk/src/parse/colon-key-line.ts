import { appendText, type LogicalLine, segmentsOf, sourceOffset } from '../lex/logical-line.ts';
import { type Parser, rest } from './parser.ts';
import { unescapeString } from './unescape-string.ts';

/**
 * What the loader makes of a line that starts with a colon and is no hotstring. It took the line for one at first and
 * resolved its escapes, so that `:::MsgBox "a``"` ends inside a string and `` ::`:x `` is the colon key.
 */
export function colonKeyText(text: string): string {
  const from = resolvedFrom(text);
  return text.slice(0, from) + unescapeString(text.slice(from));
}

/** Does the same to the line being read, each character still knowing its place in the source. */
export function resolveColonKey(parser: Parser): void {
  const { line, at } = parser;
  const from = at + resolvedFrom(rest(parser));
  if (!line.text.includes('`', from)) return;
  const resolved: LogicalLine = {
    text: line.text.slice(0, from),
    start: line.start,
    end: line.end,
    segments: segmentsOf(line).filter((segment) => segment.at < from),
  };
  for (const { 0: piece, index } of line.text.slice(from).matchAll(/`[\s\S]?|[^`]+/g))
    appendText(resolved, unescapeString(piece), sourceOffset(line, from + index));
  parser.line = resolved;
}

function resolvedFrom(text: string): number {
  return text[0] === ':' ? text.indexOf(':', 1) + 1 || text.length : text.length;
}
