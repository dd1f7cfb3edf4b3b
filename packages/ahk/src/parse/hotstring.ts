import type { HotstringHead } from '../lex/hotstring-head.ts';
import type { HotstringNode } from '../syntax/statement.ts';
import { hotstringAction } from './hotstring-action.ts';
import { modeOf } from './hotstring-mode.ts';
import { color, endHere, finishLine, here, type Parser, report, rest, skipSpace } from './parser.ts';
import { parseSameLine } from './same-line.ts';
import { parseStatement } from './statement.ts';
import { parseTriggerBlock } from './trigger-block.ts';
import { unescapeString } from './unescape-string.ts';

const LONGEST = 40;

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
  const problem = triggerProblem(trigger);
  if (problem) report(parser, 'invalid-hotstring', start, headSpan.end, problem);
  parseAction(parser, node);
  node.end = node.body?.end ?? node.end;
  return node;
}

function triggerProblem(trigger: string): string | null {
  if (trigger === '') return 'This hotstring has no abbreviation.';
  if (trigger.length > LONGEST) return `A hotstring’s abbreviation can have at most ${LONGEST} characters.`;
  return null;
}

function parseAction(parser: Parser, node: HotstringNode): void {
  const text = rest(parser);
  switch (hotstringAction(text, modeOf(node.options, parser.hotstrings))) {
    case 'none':
      finishLine(parser);
      node.body = parseTriggerBlock(parser, node.start);
      break;
    case 'block':
      parser.at += text.indexOf('{');
      parser.line.text = parser.line.text.slice(0, parser.at + 1);
      node.body = parseStatement(parser);
      break;
    case 'code':
      skipSpace(parser);
      node.body = parseSameLine(parser, node.start, rest(parser));
      break;
    case 'text':
      color(parser, parser.at, parser.line.text.length, 'text');
      node.replacement = unescapeString(text);
      finishLine(parser);
      node.end = endHere(parser);
  }
}
