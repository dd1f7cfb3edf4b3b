import type { HotstringHead } from '../lex/hotstring-head.ts';
import type { HotstringNode } from '../syntax/statement.ts';
import { parseTriggerBlock } from './hotkey.ts';
import { color, endHere, finishLine, here, type Parser, report, rest, skipSpace } from './parser.ts';
import { parseStatement } from './statement.ts';
import { unescapeString } from './unescape-string.ts';

export function parseHotstring(parser: Parser, head: HotstringHead): HotstringNode {
  const start = here(parser);
  color(parser, parser.at, parser.at + head.length, 'hotstring');
  parser.at += head.length;
  const headSpan = { start, end: endHere(parser) };
  const trigger = unescapeString(head.trigger);
  const node: HotstringNode = {
    kind: 'hotstring',
    options: head.options,
    trigger,
    headSpan,
    replacement: null,
    body: null,
    start,
    end: headSpan.end,
  };
  const text = rest(parser);
  if (trigger === '')
    report(parser, 'invalid-hotstring', start, headSpan.end, 'The abbreviation of this hotstring is missing.');
  else if (trigger.length > 40)
    report(
      parser,
      'invalid-hotstring',
      start,
      headSpan.end,
      'The abbreviation of a hotstring can have 40 characters at most.',
    );
  if (executes(parser, head.options) && text.trim() !== '') {
    skipSpace(parser);
    node.body = parseStatement(parser);
  } else if (text === '' || text.trim() === '{') {
    skipSpace(parser);
    node.body = text === '' ? parseTriggerBlock(parser, start) : parseStatement(parser);
  } else {
    color(parser, parser.at, parser.line.text.length, 'text');
    node.replacement = unescapeString(text);
    finishLine(parser);
    node.end = endHere(parser);
  }
  node.end = node.body?.end ?? node.end;
  return node;
}

function executes(parser: Parser, options: string): boolean {
  const match = /x(0?)(?!.*x)/i.exec(options);
  return match ? match[1] !== '0' : parser.hotstringsExecute;
}
