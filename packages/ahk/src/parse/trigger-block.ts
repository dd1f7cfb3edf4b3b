import { hotkeyPrefixLength } from '../lex/hotkey-prefix.ts';
import { hotstringHead } from '../lex/hotstring-head.ts';
import type { Statement } from '../syntax/statement.ts';
import { colonKeyText } from './colon-key-line.ts';
import { hotstringAction } from './hotstring-action.ts';
import { modeOf } from './hotstring-mode.ts';
import { descend, here, type Parser, ready, report, rest } from './parser.ts';
import { remapTarget } from './remap-target.ts';
import { parseStatement } from './statement.ts';

/** The block below a hotkey or hotstring; null when a further trigger follows and shares its block. */
export function parseTriggerBlock(parser: Parser, start: number): Statement | null {
  if (!ready(parser)) {
    missingBrace(parser, start);
    return null;
  }
  const text = rest(parser);
  if (isTrigger(parser, text)) return null;
  if (text[0] === '{') return parseStatement(parser);
  if (text[0] === '#') return parseAfterDirective(parser, start);
  if (/^[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*\(/.test(text)) {
    const statement = parseStatement(parser);
    if (statement.kind === 'function') return statement;
    missingBrace(parser, statement.start);
    return statement;
  }
  missingBrace(parser, here(parser));
  return null;
}

// A further trigger must run something: neither a text nor another key can be shared.
function isTrigger(parser: Parser, text: string): boolean {
  const head = hotstringHead(text);
  if (head) {
    const action = hotstringAction(text.slice(head.length), modeOf(head.options, parser.hotstrings));
    if (head.trigger !== '' && action === 'text') missingBrace(parser, here(parser), lineAbove(parser));
    return true;
  }
  const plain = colonKeyText(text);
  const length = hotkeyPrefixLength(plain);
  if (length > 0 && remapTarget(plain.slice(length).trimStart())) missingBrace(parser, here(parser));
  return length > 0;
}

// The loader takes the line above for the trigger without a block, whatever stands there.
function lineAbove(parser: Parser): number {
  const { source } = parser;
  const end = source.lastIndexOf('\n', here(parser) - 1);
  return end <= 0 ? 0 : source.lastIndexOf('\n', end - 1) + 1;
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

/** Says so at `at`; `line` is an offset on the line the interpreter would name. */
export function missingBrace(parser: Parser, at: number, line = at): void {
  parser.statement = line;
  report(
    parser,
    'hotkey-without-brace',
    at,
    at + 1,
    'A hotkey or hotstring’s actions go between { and }, or on its own line.',
  );
}
