import type { Argument } from '../syntax/expression.ts';
import type { CaseNode, Statement, SwitchNode } from '../syntax/statement.ts';
import { parseArgumentList } from './arguments.ts';
import { parseCaseHead } from './case.ts';
import { completeLine } from './complete-line.ts';
import { expectEnd } from './expression.ts';
import { expressionContext } from './expression-context.ts';
import { atBlockEnd, color, endHere, finishLine, here, type Parser, ready, report, skipSpace } from './parser.ts';
import { parseStatement } from './statement.ts';

export function parseSwitch(parser: Parser, start: number, word: string): SwitchNode {
  const list = parseHead(parser);
  const node: SwitchNode = {
    kind: 'switch',
    value: list[0]?.value ?? null,
    caseSense: list[1]?.value ?? null,
    cases: [],
    start,
    end: start,
  };
  if (ready(parser) && parser.line.text[parser.at] !== '{') return node;
  if (!ready(parser)) {
    report(parser, 'missing-body', start, start + word.length, '"switch" needs a block in braces.');
    return node;
  }
  color(parser, parser.at, parser.at + 1, 'punctuation');
  parser.at++;
  parseCases(parser, node, start);
  return node;
}

function parseHead(parser: Parser): Argument[] {
  skipSpace(parser);
  if (parser.at >= parser.line.text.length || parser.line.text.slice(parser.at) === '{') return [];
  const { end, broken } = completeLine(parser, 'flow');
  if (broken) {
    finishLine(parser);
    return [];
  }
  const context = expressionContext(parser, parser.at, end);
  const list = parseArgumentList(context, null);
  expectEnd(context);
  if (list.length > 2)
    report(
      parser,
      'too-many-values',
      list[2]?.start ?? 0,
      list.at(-1)?.end ?? 0,
      '"switch" takes at most two parameters.',
    );
  parser.at = end;
  return list;
}

function parseCases(parser: Parser, node: SwitchNode, start: number): void {
  let body: Statement[] | null = null;
  let open: CaseNode | null = null;
  while (ready(parser)) {
    if (atBlockEnd(parser)) {
      color(parser, parser.at, parser.at + 1, 'punctuation');
      parser.at++;
      node.end = endHere(parser);
      return;
    }
    const head = parseCaseHead(parser);
    if (head) {
      node.cases.push(head);
      open = head;
      body = head.body;
      continue;
    }
    const statement = parseStatement(parser);
    if (!body || !open) {
      if (statement.kind === 'label') continue;
      parser.statement = statement.start;
      report(
        parser,
        'expected-case',
        statement.start,
        statement.end,
        'Inside "switch", a "case" or "default" comes first.',
      );
      continue;
    }
    body.push(statement);
    open.end = statement.end;
  }
  node.end = here(parser);
  if (parser.overflow) return;
  parser.statement = start;
  report(parser, 'missing-brace', start, start + 6, 'The "{" of this switch is never closed.');
}
