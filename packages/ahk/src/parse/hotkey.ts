import { hotkeyPrefixLength } from '../lex/hotkey-prefix.ts';
import { hotstringHead } from '../lex/hotstring-head.ts';
import type { Span } from '../syntax/expression.ts';
import type { Statement } from '../syntax/statement.ts';
import { color, descend, endHere, finishLine, here, type Parser, ready, report, rest, skipSpace } from './parser.ts';
import { remapTarget } from './remap-target.ts';
import { parseStatement } from './statement.ts';

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
  const body = text === '' ? parseTriggerBlock(parser, start) : parseSameLine(parser, start, text);
  return { kind: 'hotkey', keys, keysSpan, body, start, end: body?.end ?? keysSpan.end + 2 };
}

// The code right of `::` ends with the line, so a statement whose body comes later is left without one.
export function parseSameLine(parser: Parser, start: number, text: string): Statement {
  const body = parseStatement(parser);
  if (/^(?:if|loop|while|for|switch)(?![\w(:])/i.test(text) || (text.endsWith('{') && text !== '{'))
    missingBrace(parser, start);
  return body;
}

/** The block below a hotkey or hotstring; null when a further trigger follows and shares its block. */
export function parseTriggerBlock(parser: Parser, start: number): Statement | null {
  if (!ready(parser)) {
    missingBrace(parser, start);
    return null;
  }
  const text = rest(parser);
  if (text[0] === '{') return parseStatement(parser);
  if (text[0] === '#' && hotkeyPrefixLength(text) === 0) return parseAfterDirective(parser, start);
  const head = hotstringHead(text);
  if (head && !head.options.toLowerCase().includes('x') && !/^\s*\{?$/.test(text.slice(head.length)))
    missingBrace(parser, start);
  if (hotkeyPrefixLength(text) > 0 || head) return null;
  if (/^[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*\(/.test(text)) {
    const statement = parseStatement(parser);
    if (statement.kind === 'function') return statement;
    missingBrace(parser, statement.start);
    return statement;
  }
  missingBrace(parser, here(parser));
  return null;
}

// Directives take effect wherever they stand, also between a hotkey and its block.
function parseAfterDirective(parser: Parser, start: number): Statement | null {
  const directive = parseStatement(parser);
  if (!descend(parser)) return directive;
  const body = parseTriggerBlock(parser, start);
  parser.depth--;
  if (body?.kind !== 'block') return body;
  return { ...body, body: [directive, ...body.body], start: directive.start };
}

function missingBrace(parser: Parser, at: number): void {
  parser.statement = at;
  report(
    parser,
    'hotkey-without-brace',
    at,
    at + 1,
    'The actions of a hotkey or hotstring stand between { and }, or on its own line.',
  );
}
