import { RESERVED_WORDS } from '../knowledge/reserved-words.ts';
import { nameEnd } from '../lex/tokenize.ts';
import type { Statement } from '../syntax/statement.ts';
import { completeLine } from './complete-line.ts';
import { functionAhead } from './function.ts';
import { endHere, finishLine, here, type Parser, report } from './parser.ts';
import { parseSimple } from './simple-statement.ts';
import { parseStatement } from './statement.ts';
import { missingBrace } from './trigger-block.ts';

const BODY_BELOW: ReadonlySet<Statement['kind']> = new Set<Statement['kind']>(['if', 'loop', 'while', 'for', 'switch']);

/** The code right of `keys::` or `:X:trigger::`, which is not a lone brace. It ends with the line. */
export function parseSameLine(parser: Parser, start: number, text: string): Statement {
  if (text[0] === '{') return braceWithMore(parser);
  if (text[0] === '#' || /^[\w\u0080-\uffff]+:$/.test(text) || definesFunction(parser, text))
    return parseSimple(parser, text);
  parser.oneLine = parser.line;
  const body = parseStatement(parser);
  parser.oneLine = null;
  if (opensBlock(body)) missingBrace(parser, start);
  return body;
}

// A statement whose body comes later is left without one.
function opensBlock(body: Statement): boolean {
  if (body.kind === 'try') return body.body.kind === 'block' || opensBlock(body.body);
  return BODY_BELOW.has(body.kind);
}

function braceWithMore(parser: Parser): Statement {
  const start = here(parser);
  completeLine(parser, 'expression');
  finishLine(parser);
  const end = endHere(parser);
  report(
    parser,
    'not-a-statement',
    start,
    end,
    'Nothing can follow the "{" of a hotkey or hotstring on its line; put the actions below it.',
  );
  return { kind: 'invalid', start, end };
}

// `a::f() {` calls f: no function with a block can be defined there.
function definesFunction(parser: Parser, text: string): boolean {
  const length = nameEnd(text, 0, text.length);
  if (length === 0 || text[length] !== '(' || RESERVED_WORDS.has(text.slice(0, length).toLowerCase())) return false;
  const head = functionAhead(parser, 0, length);
  return head !== null && !head.arrow;
}
