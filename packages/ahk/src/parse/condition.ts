import type { Expression } from '../syntax/expression.ts';
import { completeLine } from './complete-line.ts';
import { parseExpressionText } from './expression.ts';
import { endHere, finishLine, here, type Parser, report, skipSpace } from './parser.ts';

/** The condition of `if`, `while` or `until`; a block brace at the end of the line stays ahead. */
export function parseCondition(parser: Parser, word: string): Expression {
  skipSpace(parser);
  const start = here(parser);
  if (parser.at >= parser.line.text.length || parser.line.text.slice(parser.at) === '{') {
    report(parser, 'missing-parameter', parser.statement, endHere(parser), `"${word}" needs a condition.`);
    return { kind: 'missing', start, end: start };
  }
  const { end, broken } = completeLine(parser, word.toLowerCase() === 'until' ? 'expression' : 'flow');
  if (broken) {
    finishLine(parser);
    return { kind: 'missing', start, end: start };
  }
  const condition = parseExpressionText(parser, end);
  if (condition.kind === 'sequence') {
    report(
      parser,
      'too-many-values',
      condition.start,
      condition.end,
      `"${word}" takes one condition; there can’t be a comma here.`,
    );
  }
  return condition;
}
