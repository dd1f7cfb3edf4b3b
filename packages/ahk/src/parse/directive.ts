import { DIRECTIVES } from '../knowledge/directives.ts';
import type { Expression } from '../syntax/expression.ts';
import type { DirectiveNode, Statement } from '../syntax/statement.ts';
import { completeLine } from './complete-line.ts';
import { parseExpressionText } from './expression.ts';
import { modeAfterDirective } from './hotstring-mode.ts';
import { color, endHere, finishLine, here, type Parser, report, rest } from './parser.ts';

export function parseDirective(parser: Parser): Statement {
  const start = here(parser);
  const text = rest(parser);
  const word = /^#\w*/.exec(text)?.[0] ?? '#';
  const known = DIRECTIVES.get(word.toLowerCase());
  const after = text[word.length];
  if (!known || (after !== undefined && !/\s/.test(after))) {
    finishLine(parser);
    report(parser, 'unknown-directive', start, start + word.length, `AutoHotkey v2 has no directive ${word}.`);
    return { kind: 'invalid', start, end: endHere(parser) };
  }
  color(parser, parser.at, parser.at + word.length, 'directive');
  const argument = text.slice(word.length).trimStart();
  const node: DirectiveNode = {
    kind: 'directive',
    name: known,
    text: argument,
    condition: null,
    start,
    end: endHere(parser, parser.line.text.length),
  };
  if (known === '#HotIf' && argument !== '') {
    parser.at = parser.line.text.length - argument.length;
    node.condition = parseHotIf(parser);
    node.end = endHere(parser);
    return node;
  }
  const from = parser.line.text.length - argument.length;
  color(parser, from, parser.line.text.length, 'text');
  if (known === '#Hotstring') parser.hotstrings = modeAfterDirective(argument, parser.hotstrings);
  finishLine(parser);
  return node;
}

function parseHotIf(parser: Parser): Expression | null {
  const { end, broken } = completeLine(parser, 'expression');
  if (broken) {
    finishLine(parser);
    return null;
  }
  const condition = parseExpressionText(parser, end);
  if (condition.kind === 'sequence')
    report(
      parser,
      'too-many-values',
      condition.start,
      condition.end,
      '#HotIf takes one condition; there can’t be a comma here.',
    );
  return condition;
}
