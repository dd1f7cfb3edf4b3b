import { RESERVED_WORDS } from '../knowledge/reserved-words.ts';
import type { Expression } from '../syntax/expression.ts';
import type { ClassMember, ClassNode } from '../syntax/statement.ts';
import { parseClassMember } from './class-member.ts';
import { completeLine } from './complete-line.ts';
import { parseExpressionText } from './expression.ts';
import { atBlockEnd, color, descend, endHere, here, type Parser, ready, report, rest } from './parser.ts';

const HEAD = /^class[ \t]+([A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)(?:[ \t]+extends[ \t]+|[ \t]*(?=\{)|[ \t]*$)/i;

export function classHeadLength(text: string): number {
  return HEAD.exec(text)?.[0].length ?? 0;
}

export function parseClass(parser: Parser): ClassNode {
  const start = here(parser);
  const match = HEAD.exec(rest(parser));
  const name = match?.[1] ?? '';
  const nameAt = parser.at + (match?.[0].indexOf(name, 6) ?? 0);
  const nameSpan = { start: here(parser, nameAt), end: endHere(parser, nameAt + name.length) };
  color(parser, parser.at, parser.at + 5, 'keyword');
  color(parser, nameAt, nameAt + name.length, 'class');
  parser.at += match?.[0].length ?? 0;
  const base = match && /extends[ \t]+$/i.test(match[0]) ? parseBase(parser) : null;
  if (RESERVED_WORDS.has(name.toLowerCase()))
    report(
      parser,
      'invalid-class',
      nameSpan.start,
      nameSpan.end,
      `"${name}" is a reserved word and can’t be the name of a class.`,
    );
  const members: ClassMember[] = [];
  const node: ClassNode = { kind: 'class', name, nameSpan, base, members, start, end: start };
  if (!ready(parser) || parser.line.text[parser.at] !== '{') {
    report(parser, 'missing-brace', start, nameSpan.end, 'The "{" of this class is missing.');
    return node;
  }
  parser.at++;
  if (descend(parser)) {
    parseMembers(parser, node);
    parser.depth--;
  }
  node.end = endHere(parser);
  return node;
}

function parseBase(parser: Parser): Expression {
  const { end } = completeLine(parser, 'flow');
  return parseExpressionText(parser, end);
}

function parseMembers(parser: Parser, node: ClassNode): void {
  while (ready(parser)) {
    if (atBlockEnd(parser)) {
      parser.at++;
      return;
    }
    const member = parseClassMember(parser);
    if (member) node.members.push(member);
  }
  if (parser.overflow) return;
  // The loader notices at the end of the file, and names its last line.
  const last = here(parser, 0);
  parser.statement = last;
  report(parser, 'missing-brace', last, parser.line.end, `The "{" of the class ${node.name} is never closed.`);
}
