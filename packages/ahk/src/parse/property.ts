import type { AccessorNode, Parameter, PropertyNode } from '../syntax/statement.ts';
import { completeLine } from './complete-line.ts';
import { expressionContext } from './expression-context.ts';
import { closingBracket, parseArrowBody, parseFunctionBlock } from './function.ts';
import { parseParameters } from './parameters.ts';
import { atBlockEnd, color, endHere, finishLine, here, type Parser, ready, report, rest, skipSpace } from './parser.ts';

/** `name[parameters] { get … set … }` or `name => value`. */
export function parseProperty(parser: Parser, nameLength: number, start: number, isStatic: boolean): PropertyNode {
  const name = parser.line.text.slice(parser.at, parser.at + nameLength);
  const nameSpan = { start: here(parser), end: endHere(parser, parser.at + nameLength) };
  color(parser, parser.at, parser.at + nameLength, 'property');
  const { end } = completeProperty(parser);
  parser.at += nameLength;
  const parameters = parseIndexParameters(parser);
  const node: PropertyNode = {
    kind: 'property',
    name,
    nameSpan,
    isStatic,
    parameters,
    accessors: [],
    start,
    end: start,
  };
  skipSpace(parser);
  if (parser.line.text.startsWith('=>', parser.at)) {
    const body = parseArrowBody(parser, end);
    node.accessors.push({ kind: 'accessor', access: 'get', body, start: nameSpan.start, end: body.end });
    node.end = body.end;
    return node;
  }
  parseAccessors(parser, node);
  return node;
}

function parseIndexParameters(parser: Parser): Parameter[] {
  const { text } = parser.line;
  if (text[parser.at] !== '[') return [];
  const close = closingBracket(text, parser.at);
  if (close === -1) return [];
  if (text.slice(parser.at + 1, close).trim() === '')
    report(parser, 'invalid-member', here(parser), endHere(parser, close + 1), 'A property’s brackets can’t be empty.');
  const context = expressionContext(parser, parser.at + 1, close + 1);
  parser.at = close + 1;
  return parseParameters(context, ']');
}

function parseAccessors(parser: Parser, node: PropertyNode): void {
  if (!ready(parser) || parser.line.text[parser.at] !== '{') {
    report(
      parser,
      'invalid-member',
      node.start,
      node.nameSpan.end,
      'A property needs { get … set … } or => with its value.',
    );
    return;
  }
  parser.at++;
  while (ready(parser)) {
    if (atBlockEnd(parser)) {
      parser.at++;
      node.end = endHere(parser);
      return;
    }
    const accessor = parseAccessor(parser);
    if (accessor) node.accessors.push(accessor);
  }
  if (parser.overflow) return;
  parser.statement = node.start;
  report(parser, 'missing-brace', node.start, node.nameSpan.end, 'The "{" of this property is never closed.');
}

function parseAccessor(parser: Parser): AccessorNode | null {
  const start = here(parser);
  parser.statement = start;
  const word = /^(get|set)(?=[ \t]*(?:\{|=>|$))/i.exec(rest(parser))?.[1]?.toLowerCase();
  if (word !== 'get' && word !== 'set') {
    finishLine(parser);
    report(parser, 'invalid-accessor', start, endHere(parser), 'A property can only contain "get" and "set".');
    return null;
  }
  color(parser, parser.at, parser.at + 3, 'keyword');
  parser.at += 3;
  skipSpace(parser);
  if (parser.line.text.startsWith('=>', parser.at)) {
    const { end } = completeLine(parser, 'expression');
    const body = parseArrowBody(parser, end);
    return { kind: 'accessor', access: word, body, start, end: body.end };
  }
  if (!ready(parser) || parser.line.text[parser.at] !== '{')
    report(parser, 'invalid-accessor', start, start + 3, `This "${word}" has no body.`);
  const body = parseFunctionBlock(parser);
  return { kind: 'accessor', access: word, body, start, end: body.end };
}

// `name {` must not be taken for the start of an object, so only a line with brackets or an arrow is joined further.
function completeProperty(parser: Parser): { end: number } {
  const text = rest(parser);
  if (/^[\w\u0080-\uffff]+[ \t]*\{?$/.test(text)) return { end: parser.line.text.length };
  return completeLine(parser, 'expression');
}
