import { endsWithOperator, startsWithOperator } from '../lex/continuation-operator.ts';
import { peekLine, putBack, takeLine } from '../lex/line-reader.ts';
import { joinSegments, type LogicalLine } from '../lex/logical-line.ts';
import { closingQuote } from '../lex/quotes.ts';
import { here, type Parser, report } from './parser.ts';

const CLOSER: Record<string, string> = { '(': ')', '[': ']', '{': '}' };
const MAX_OPEN_TO_END = 8;

/** `flow`: a statement with a body, so a `{` at its end opens the body unless an operator stands before it. */
export type LineMode = 'expression' | 'flow';

/** What the line turned out to be: where its text ends, and whether a block brace follows there. */
export type Completed = {
  end: number;
  brace: boolean;
  broken: boolean;
  /** What was asked. */
  line: LogicalLine;
  at: number;
  mode: LineMode;
};

type Scan = {
  /** Brackets still open, the innermost last. */
  stack: string[];
  mode: LineMode;
  state: 'complete' | 'open' | 'broken' | 'brace';
  brace: number;
  ternary: boolean;
};

/**
 * Joins the lines that belong to the expression from `parser.at` on: by an open bracket,
 * by an operator at the end of the line, or by one at the start of the next.
 */
export function completeLine(parser: Parser, mode: LineMode): Completed {
  const { line, completed } = parser;
  // `f(x)` is looked at as a definition first and as a call then: the second look costs nothing.
  if (completed && completed.line === line && completed.at === parser.at && completed.mode === mode) return completed;
  const { brackets: stack } = parser;
  while (stack.length > 0) stack.pop();
  const scan: Scan = { stack, mode, state: 'complete', brace: -1, ternary: false };
  scanPiece(scan, line.text, parser.at);
  const next = scan.state === 'complete' || scan.state === 'open' ? peekLine(parser.reader) : null;
  const result = next && goesOn(scan, line.text, next.text) ? joinLines(parser, scan) : resultOf(parser, scan);
  parser.completed = result;
  return result;
}

function joinLines(parser: Parser, scan: Scan): Completed {
  const { line } = parser;
  const pieces = [line.text];
  const taken: LogicalLine[] = [];
  const alone = { end: line.end, segments: line.segments && [...line.segments] };
  let length = line.text.length;
  while (scan.state === 'open' || scan.state === 'complete') {
    const next = peekLine(parser.reader);
    if (!next || !goesOn(scan, pieces.at(-1) ?? '', next.text)) break;
    takeLine(parser.reader);
    taken.push(next);
    const base = length + 1;
    joinSegments(line, next, base);
    pieces.push(next.text);
    length = base + next.text.length;
    scanPiece(scan, next.text, 0);
    if (scan.brace !== -1) scan.brace += base;
  }
  if (scan.state === 'open') return leaveOpen(parser, scan, taken, alone);
  line.text = pieces.join(' ');
  return resultOf(parser, scan);
}

function resultOf(parser: Parser, scan: Scan): Completed {
  const { line } = parser;
  if (scan.state === 'open') return leaveOpen(parser, scan, [], line);
  const brace = scan.state === 'brace';
  return { end: brace ? scan.brace : line.text.length, brace, broken: false, line, at: parser.at, mode: scan.mode };
}

function goesOn(scan: Scan, last: string, next: string): boolean {
  return scan.state === 'open' || endsWithOperator(last, scan.ternary) || startsWithOperator(next);
}

function scanPiece(scan: Scan, text: string, from: number): void {
  scan.state = 'complete';
  scan.ternary ||= text.includes('?');
  for (let at = from; at < text.length; at++) {
    if (!isMark(text.charCodeAt(at))) continue;
    const character = text[at] ?? '';
    if (character === '"' || character === "'") {
      at = closingQuote(text, at);
      if (at === -1) {
        scan.state = 'broken';
        return;
      }
    } else if (CLOSER[character]) {
      if (character === '{' && opensBlock(scan, text, from, at)) {
        scan.brace = at;
        scan.state = 'brace';
        return;
      }
      scan.stack.push(character);
    } else if (CLOSER[scan.stack.pop() ?? ''] !== character) {
      scan.state = 'broken';
      return;
    }
  }
  if (scan.stack.length > 0) scan.state = 'open';
}

// A quote or a bracket. Asked for every character of a script, so it compares codes instead of looking them up.
function isMark(code: number): boolean {
  return code === 34 || (code >= 39 && code <= 41) || code === 91 || code === 93 || code === 123 || code === 125;
}

// `return {` starts an object, `if x {` and `f() {` start a block: only the text before the brace tells.
function opensBlock(scan: Scan, text: string, from: number, at: number): boolean {
  if (scan.stack.length > 0 || text.slice(at + 1).trim() !== '') return false;
  const before = text.slice(from, at).trimEnd();
  if (/[)\]]$/.test(before)) return true;
  return scan.mode === 'flow' && !(endsWithOperator(before, true) || before === '');
}

function leaveOpen(
  parser: Parser,
  scan: Scan,
  taken: LogicalLine[],
  alone: Pick<LogicalLine, 'end' | 'segments'>,
): Completed {
  const { line } = parser;
  const open = scan.stack.at(-1) ?? '(';
  report(
    parser,
    'missing-bracket',
    here(parser),
    line.end,
    `A "${CLOSER[open]}" is missing: this "${open}" is never closed.`,
  );
  line.segments = alone.segments;
  line.end = alone.end;
  parser.openToEnd++;
  if (parser.openToEnd < MAX_OPEN_TO_END) putBack(parser.reader, taken);
  return { end: line.text.length, brace: false, broken: true, line, at: parser.at, mode: scan.mode };
}
