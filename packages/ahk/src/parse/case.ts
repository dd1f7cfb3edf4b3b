import { startsWithOperator } from '../lex/continuation-operator.ts';
import { peekLine, takeLine } from '../lex/line-reader.ts';
import { joinSegments } from '../lex/logical-line.ts';
import { closingQuote } from '../lex/quotes.ts';
import type { Expression } from '../syntax/expression.ts';
import type { CaseNode } from '../syntax/statement.ts';
import { parseArgumentList } from './arguments.ts';
import { expectEnd } from './expression.ts';
import { expressionContext } from './expression-context.ts';
import { color, endHere, finishLine, here, type Parser, report } from './parser.ts';

const MAX_JOINED = 200;

/** `case a, b:` or `default:` when it stands next. */
export function parseCaseHead(parser: Parser): CaseNode | null {
  const start = here(parser);
  const text = parser.line.text.slice(parser.at);
  const byDefault = /^default[ \t]*:(?!=)/i.exec(text);
  if (byDefault) {
    color(parser, parser.at, parser.at + 7, 'keyword');
    parser.at += byDefault[0].length;
    return { kind: 'case', values: null, body: [], start, end: endHere(parser) };
  }
  if (!/^case(?![\w\u0080-\uffff])(?!\s*[:.]=)/i.test(text)) return null;
  parser.statement = start;
  color(parser, parser.at, parser.at + 4, 'keyword');
  parser.at += 4;
  const colon = caseColon(parser);
  if (colon === -1) {
    report(
      parser,
      'missing-colon',
      start,
      endHere(parser, parser.line.text.length),
      'The ":" of this case is missing.',
    );
    finishLine(parser);
    return { kind: 'case', values: [], body: [], start, end: endHere(parser) };
  }
  const context = expressionContext(parser, parser.at, colon);
  const list = parseArgumentList(context, null);
  expectEnd(context);
  const values = list.flatMap((argument): Expression[] => (argument.value ? [argument.value] : []));
  if (values.length === 0) report(parser, 'missing-parameter', start, start + 4, '"case" needs a value.');
  if (values.length > 20)
    report(parser, 'too-many-values', start, endHere(parser, colon), 'A case takes at most 20 values.');
  parser.at = colon + 1;
  if (parser.line.text.slice(parser.at).trim() === '{')
    report(
      parser,
      'not-a-statement',
      here(parser),
      endHere(parser, parser.line.text.length),
      'The brace after a case goes on its own line.',
    );
  return { kind: 'case', values, body: [], start, end: endHere(parser) };
}

function caseColon(parser: Parser): number {
  const { line } = parser;
  for (let joined = 0; ; joined++) {
    const colon = findColon(line.text, parser.at);
    const next = colon.at === -1 && joined < MAX_JOINED ? peekLine(parser.reader) : null;
    if (!next || !(colon.open || startsWithOperator(next.text))) return colon.at;
    takeLine(parser.reader);
    const base = line.text.length + 1;
    joinSegments(line, next, base);
    line.text = `${line.text} ${next.text}`;
  }
}

// The colon of a ternary or of an object inside the value must not end the case.
function findColon(text: string, from: number): { at: number; open: boolean } {
  let depth = 0;
  let ternaries = 0;
  for (let at = from; at < text.length; at++) {
    const character = text[at] ?? '';
    if (character === '"' || character === "'") {
      const close = closingQuote(text, at);
      if (close === -1) return { at: -1, open: false };
      at = close;
    } else if ('([{'.includes(character)) depth++;
    else if (')]}'.includes(character)) depth--;
    else if (depth > 0) continue;
    else if (character === '?' && text[at + 1] === '?') at++;
    else if (character === '?') ternaries++;
    else if (character === ':' && text[at + 1] !== '=') {
      if (ternaries === 0) return { at, open: false };
      ternaries--;
    }
  }
  return { at: -1, open: depth > 0 || /[,?:]$/.test(text) };
}
