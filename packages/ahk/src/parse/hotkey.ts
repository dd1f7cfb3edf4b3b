import type { Span } from '../syntax/expression.ts';
import type { Statement } from '../syntax/statement.ts';
import { color, endHere, finishLine, here, type Parser, rest, skipSpace } from './parser.ts';
import { remapTarget } from './remap-target.ts';
import { parseSameLine } from './same-line.ts';
import { parseStatement } from './statement.ts';
import { parseTriggerBlock } from './trigger-block.ts';

/** `keys::` with a statement, a block, another key, or a further hotkey that shares its block. */
export function parseHotkey(parser: Parser, length: number): Statement {
  const start = here(parser);
  const keys = parser.line.text.slice(parser.at, parser.at + length - 2).trimEnd();
  const keysSpan: Span = { start, end: start + keys.length };
  color(parser, parser.at, parser.at + length, 'hotkey');
  parser.at += length;
  skipSpace(parser);
  const text = rest(parser);
  const target = remapTarget(text);
  if (target) {
    const targetSpan = { start: here(parser), end: endHere(parser, parser.line.text.length) };
    color(parser, parser.at, parser.line.text.length, 'hotkey');
    finishLine(parser);
    return { kind: 'remap', keys, keysSpan, target, targetSpan, start, end: targetSpan.end };
  }
  const body = parseAction(parser, start, text);
  return { kind: 'hotkey', keys, keysSpan, body, start, end: body?.end ?? keysSpan.end + 2 };
}

function parseAction(parser: Parser, start: number, text: string): Statement | null {
  if (text === '') return parseTriggerBlock(parser, start);
  return text === '{' ? parseStatement(parser) : parseSameLine(parser, start, text);
}
