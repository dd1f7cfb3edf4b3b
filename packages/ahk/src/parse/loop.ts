import type { Argument } from '../syntax/expression.ts';
import type { LoopForm, LoopNode } from '../syntax/statement.ts';
import { parseArgumentList } from './arguments.ts';
import { completeLine } from './complete-line.ts';
import { expectEnd } from './expression.ts';
import { expressionContext } from './expression-context.ts';
import { color, finishLine, type Parser, report, skipSpace } from './parser.ts';
import { parseLoopTail } from './while.ts';

export function parseLoop(parser: Parser, start: number, word: string): LoopNode {
  skipSpace(parser);
  const { text } = parser.line;
  let form: LoopForm = 'count';
  let list: Argument[] = [];
  if (parser.at < text.length && text.slice(parser.at) !== '{') {
    form = takeForm(parser);
    list = parseLoopArguments(parser, form);
  }
  return { kind: 'loop', form, arguments: list, start, ...parseLoopTail(parser, word, start) };
}

function takeForm(parser: Parser): LoopForm {
  const match = /^(files|reg|read|parse)(?=[ \t,"'])[ \t]*,?/i.exec(parser.line.text.slice(parser.at));
  const form = match?.[1]?.toLowerCase();
  if (!match || (form !== 'files' && form !== 'reg' && form !== 'read' && form !== 'parse')) return 'count';
  color(parser, parser.at, parser.at + form.length, 'keyword');
  parser.at += match[0].length;
  return form;
}

function parseLoopArguments(parser: Parser, form: LoopForm): Argument[] {
  const { end, broken } = completeLine(parser, 'flow');
  if (broken) {
    finishLine(parser);
    return [];
  }
  const context = expressionContext(parser, parser.at, end);
  const list = parseArgumentList(context, null);
  expectEnd(context);
  parser.at = end;
  const most = form === 'count' ? 1 : form === 'parse' ? 3 : 2;
  if (list.length > most) {
    report(parser, 'invalid-loop', list[most]?.start ?? 0, list.at(-1)?.end ?? 0, 'This loop has too many parameters.');
  } else if (list.length === 0) {
    report(
      parser,
      'missing-parameter',
      parser.statement,
      parser.statement + 4,
      'This loop doesn’t say what to go through.',
    );
  }
  return list;
}
