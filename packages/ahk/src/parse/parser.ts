import type { DiagnosticCode } from '../knowledge/diagnostic-codes.ts';
import { hotkeyPrefixLength } from '../lex/hotkey-prefix.ts';
import { createLineReader, type LineReader, peekLine, takeLine } from '../lex/line-reader.ts';
import { type LogicalLine, sourceEnd, sourceOffset } from '../lex/logical-line.ts';
import type { NameTable } from '../lex/name-table.ts';
import type { Finding } from '../syntax/diagnostic.ts';
import type { HighlightClass, SourceToken, Token } from '../syntax/token.ts';
import type { Completed } from './complete-line.ts';
import type { HotstringMode } from './hotstring-mode.ts';

/** Deeper nesting is reported as an error, since each level costs stack in every later phase. */
const MAX_DEPTH = 256;

// Asked first: cutting off the rest of the line at each brace of a long line would take time by the square.
const BRACE_KEY = /\}(?:::|[ \t]+up::|[ \t]+& )/iy;

export type Parser = {
  source: string;
  reader: LineReader;
  names: NameTable;
  /** How many variables were read: the `id` of the next. */
  variables: number;
  findings: Finding[];
  /** Those of the expression that is being read, and of none before it. */
  tokens: Token[];
  /** Null when nobody wants colors: they cost a quarter of the time. */
  colors: SourceToken[] | null;
  line: LogicalLine;
  /** Offset into `line.text` of what comes next. */
  at: number;
  /** The line of a hotkey whose code ends with it, so that a `catch` below does not belong to it. */
  oneLine: LogicalLine | null;
  depth: number;
  /** Set once nesting went too deep: the rest is not read. */
  overflow: boolean;
  /** How often a bracket stayed open to the end of the file; each time costs a scan of the rest. */
  openToEnd: number;
  /** What the last `#Hotstring` says about the hotstrings below it. */
  hotstrings: HotstringMode;
  /** What `completeLine` found out last. */
  completed: Completed | null;
  /** For `completeLine`, which would else make a list for most lines. */
  brackets: string[];
  /** Offset of the statement being read, whose line the interpreter would name. */
  statement: number;
};

export function createParser(source: string, colors: boolean): Parser {
  return {
    source,
    reader: createLineReader(source),
    names: new Map(),
    variables: 0,
    findings: [],
    tokens: [],
    colors: colors ? [] : null,
    line: { text: '', start: 0, end: 0, segments: null },
    at: 0,
    oneLine: null,
    depth: 0,
    overflow: false,
    openToEnd: 0,
    hotstrings: { executes: false, literal: false },
    completed: null,
    brackets: [],
    statement: 0,
  };
}

/** Moves to the next code, taking a new line if this one is used up; false at the end of the file. */
export function ready(parser: Parser): boolean {
  if (parser.overflow) return false;
  for (;;) {
    skipSpace(parser);
    if (parser.at < parser.line.text.length) return true;
    const next = takeLine(parser.reader);
    if (!next) return false;
    parser.line = next;
    parser.at = 0;
  }
}

/** Whether a `}` stands next that closes a block; `}::` and `} up::` are hotkeys of that key. */
export function atBlockEnd(parser: Parser): boolean {
  const { text } = parser.line;
  if (text[parser.at] !== '}') return false;
  BRACE_KEY.lastIndex = parser.at;
  return !BRACE_KEY.test(text) || hotkeyPrefixLength(rest(parser)) === 0;
}

/** The text still unread on this line. */
export function rest(parser: Parser): string {
  return parser.at === 0 ? parser.line.text : parser.line.text.slice(parser.at);
}

export function skipSpace(parser: Parser): void {
  const { text } = parser.line;
  while (isSpace(text.charCodeAt(parser.at))) parser.at++;
}

export function finishLine(parser: Parser): void {
  parser.at = parser.line.text.length;
}

export function peekNextText(parser: Parser): string | null {
  return peekLine(parser.reader)?.text ?? null;
}

export function here(parser: Parser, at = parser.at): number {
  return sourceOffset(parser.line, at);
}

/** Source offset after the last character before `at`. */
export function endHere(parser: Parser, at = parser.at): number {
  return sourceEnd(parser.line, at);
}

export function report(parser: Parser, code: DiagnosticCode, start: number, end: number, message: string): void {
  const from = Math.min(start, parser.source.length);
  const to = Math.min(Math.max(from, end), parser.source.length);
  parser.findings.push({ code, start: from, end: to, statement: parser.statement, message });
}

export function color(parser: Parser, from: number, to: number, highlight: HighlightClass): void {
  if (parser.colors && to > from)
    parser.colors.push({ start: here(parser, from), end: endHere(parser, to), class: highlight });
}

/** Goes one level deeper; false, with an error, when that is too deep. Whoever got true goes up again with `parser.depth--`. */
export function descend(parser: Parser): boolean {
  if (parser.overflow) return false;
  if (parser.depth >= MAX_DEPTH) {
    parser.overflow = true;
    report(parser, 'nested-too-deep', parser.statement, parser.statement, 'This is nested too deeply to read.');
    return false;
  }
  parser.depth++;
  return true;
}

function isSpace(code: number): boolean {
  return code === 32 || code === 9 || code === 10 || code === 13;
}
