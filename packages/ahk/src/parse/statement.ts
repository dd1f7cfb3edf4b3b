import { attemptedHotkeyLength, hotkeyPrefixLength } from '../lex/hotkey-prefix.ts';
import { hotstringHead } from '../lex/hotstring-head.ts';
import { nameOf } from '../lex/name-table.ts';
import { isNameStart, nameEnd } from '../lex/tokenize.ts';
import type { InvalidNode, Statement } from '../syntax/statement.ts';
import { parseBlock } from './block.ts';
import { classHeadLength, parseClass } from './class.ts';
import { resolveColonKey } from './colon-key-line.ts';
import { parseDeclaration } from './declaration.ts';
import { parseDirective } from './directive.ts';
import { parseFor } from './for.ts';
import { functionAhead, parseFunction } from './function.ts';
import { parseHotkey } from './hotkey.ts';
import { parseHotstring } from './hotstring.ts';
import { parseIf } from './if.ts';
import { parseGoto, parseJump } from './jump.ts';
import { parseLoop } from './loop.ts';
import { color, descend, endHere, finishLine, here, type Parser, report, rest } from './parser.ts';
import { parseReturn, parseThrow } from './return.ts';
import { parseSimple } from './simple-statement.ts';
import { parseSwitch } from './switch.ts';
import { parseTry } from './try.ts';
import { parseWhile } from './while.ts';

const KEYWORDS: ReadonlyMap<string, (parser: Parser, start: number, word: string) => Statement> = new Map(
  Object.entries({
    if: parseIf,
    else: unexpectedWord,
    loop: parseLoop,
    while: parseWhile,
    for: parseFor,
    until: unexpectedWord,
    switch: parseSwitch,
    case: unexpectedWord,
    try: parseTry,
    catch: unexpectedWord,
    finally: unexpectedWord,
    throw: parseThrow,
    return: parseReturn,
    break: parseJump,
    continue: parseJump,
    goto: parseGoto,
    global: parseDeclaration,
    local: parseDeclaration,
    static: parseDeclaration,
  }),
);

/** One statement with all that belongs to it. The caller has made sure that there is code ahead and no `}`. */
export function parseStatement(parser: Parser): Statement {
  if (!descend(parser)) return skipLine(parser);
  const node = dispatch(parser);
  parser.depth--;
  return node;
}

function dispatch(parser: Parser): Statement {
  const start = here(parser);
  parser.statement = start;
  const text = rest(parser);
  if (text.includes('::')) {
    const head = hotstringHead(text);
    if (head) return parseHotstring(parser, head);
    resolveColonKey(parser);
    const plain = rest(parser);
    // `{ ::a::b` opens a block; other lines that miss being a hotkey by little are read as one, to say what is wrong.
    const length = hotkeyPrefixLength(plain) || (text[0] === '{' ? 0 : attemptedHotkeyLength(plain));
    if (length > 0) return parseHotkey(parser, length);
  }
  if (text[0] === '{') return parseBlock(parser);
  if (text[0] === '#') return parseDirective(parser);
  return parseByWord(parser, text, start);
}

function parseByWord(parser: Parser, text: string, start: number): Statement {
  const word = isNameStart(text.charCodeAt(0)) ? text.slice(0, nameEnd(text, 0, text.length)) : '';
  if (word === '' && /^\d[\w\u0080-\uffff]*:$/.test(text)) return parseLabel(parser, text.slice(0, -1), start);
  if (word === '') return parseSimple(parser, text);
  if (text.length === word.length + 1 && text.endsWith(':')) return parseLabel(parser, word, start);
  const keyword = nameOf(parser.names, word).lower;
  const parse = KEYWORDS.get(keyword);
  if (parse && text[word.length] === ',') return parseSimple(parser, text);
  if (parse && isKeywordUse(text, word.length)) {
    color(parser, parser.at, parser.at + word.length, 'keyword');
    parser.at += word.length;
    return parse(parser, start, word);
  }
  if (keyword === 'class' && classHeadLength(text) > 0) return parseClass(parser);
  if (keyword === 'class' && INVALID_CLASS.test(text)) return invalidClass(parser, start);
  if (text[word.length] === '(') {
    const head = functionAhead(parser, 0, word.length);
    if (head) return parseFunction(parser, head, false);
  }
  return parseSimple(parser, text);
}

// `loop := 5` or `if.x` is no statement of that name; the expression reader says what is wrong with it.
const NO_KEYWORD = /\s*(?:[:.+*/|&^-]=|\.[A-Za-z_])/y;

function isKeywordUse(text: string, length: number): boolean {
  NO_KEYWORD.lastIndex = length;
  return !NO_KEYWORD.test(text);
}

function parseLabel(parser: Parser, name: string, start: number): Statement {
  color(parser, parser.at, parser.at + name.length + 1, 'label');
  finishLine(parser);
  return { kind: 'label', name, start, end: endHere(parser) };
}

function unexpectedWord(parser: Parser, start: number, word: string): Statement {
  report(parser, 'unexpected-keyword', start, endHere(parser), `"${word}" has nothing before it to belong to.`);
  finishLine(parser);
  return { kind: 'invalid', start, end: endHere(parser) };
}

const INVALID_CLASS = /^class[ \t]+[\w.\u0080-\uffff]+(?:[ \t]+extends\b.*|[ \t]*\{)$/i;

function invalidClass(parser: Parser, start: number): Statement {
  finishLine(parser);
  report(
    parser,
    'invalid-class',
    start,
    endHere(parser),
    'A class is written: class Name { … } or class Name extends Base { … }.',
  );
  return { kind: 'invalid', start, end: endHere(parser) };
}

function skipLine(parser: Parser): InvalidNode {
  const start = here(parser);
  finishLine(parser);
  return { kind: 'invalid', start, end: endHere(parser) };
}
