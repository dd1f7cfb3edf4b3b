import type { BreakNode, ContinueNode, GotoNode } from '../syntax/statement.ts';
import { completeLine } from './complete-line.ts';
import { parseExpressionText } from './expression.ts';
import { color, endHere, finishLine, here, type Parser, report, skipSpace } from './parser.ts';

/** `break` and `continue`, with a label or a number of loops. */
export function parseJump(parser: Parser, start: number, word: string): BreakNode | ContinueNode {
  const label = takeLabel(parser);
  const kind = word.toLowerCase() === 'break' ? 'break' : 'continue';
  return { kind, label, start, end: endHere(parser) };
}

export function parseGoto(parser: Parser, start: number, word: string): GotoNode {
  skipSpace(parser);
  if (parser.line.text[parser.at] === '(') {
    const { end, broken } = completeLine(parser, 'expression');
    if (broken) finishLine(parser);
    const target = broken ? null : parseExpressionText(parser, end);
    return { kind: 'goto', label: null, target, start, end: endHere(parser) };
  }
  const label = takeLabel(parser);
  if (label === null)
    report(parser, 'missing-parameter', start, start + word.length, '"goto" needs the name of a label.');
  return { kind: 'goto', label, target: null, start, end: endHere(parser) };
}

function takeLabel(parser: Parser): string | null {
  skipSpace(parser);
  const text = parser.line.text.slice(parser.at);
  if (text === '') return null;
  color(parser, parser.at, parser.line.text.length, 'label');
  parser.statement = Math.min(parser.statement, here(parser));
  finishLine(parser);
  return text
    .replace(/^\(\s*(.*?)\s*\)$/, '$1')
    .replace(/^(["'])(.*)\1$/, (whole, _quote: string, inner: string) => (text.startsWith('(') ? inner : whole));
}
