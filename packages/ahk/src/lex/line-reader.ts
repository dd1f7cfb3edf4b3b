import type { JoinedSection } from './joined-section.ts';
import { type LogicalLine, sourceOffset } from './logical-line.ts';
import { type CodeLine, commentStart, endOfLine, type LineCursor, nextCodeLine, trimEnd } from './physical-lines.ts';
import { readSection } from './read-section.ts';
import { type SectionOptions, sectionOptions } from './section-options.ts';

export type LineReader = LineCursor & {
  pending: CodeLine | null;
  /** Lines read ahead or put back, the next one last. */
  ahead: LogicalLine[];
  /** In the order of the file. */
  sections: JoinedSection[];
  /** Offsets of section starts whose closing parenthesis is missing. */
  openSections: number[];
  /** Sections with a word right of their `(` that is no option. */
  badOptions: number[];
};

export function createLineReader(source: string): LineReader {
  const at = source.charCodeAt(0) === 0xfeff ? 1 : 0;
  return { source, at, comments: [], pending: null, ahead: [], sections: [], openSections: [], badOptions: [] };
}

/** The next logical line without taking it. */
export function peekLine(reader: LineReader): LogicalLine | null {
  const waiting = reader.ahead.at(-1);
  if (waiting) return waiting;
  const line = readLogical(reader);
  if (line) reader.ahead.push(line);
  return line;
}

export function takeLine(reader: LineReader): LogicalLine | null {
  const line = peekLine(reader);
  reader.ahead.pop();
  return line;
}

/** Puts lines back that were joined to a line in error, so that each is still read by itself. */
export function putBack(reader: LineReader, lines: LogicalLine[]): void {
  for (const line of lines.toReversed()) reader.ahead.push(line);
}

function readLogical(reader: LineReader): LogicalLine | null {
  const first = takePhysical(reader);
  if (!first) return null;
  const line: LogicalLine = { text: first.text, start: first.start, end: first.end, segments: null };
  joinSections(reader, line, first);
  return line;
}

function takePhysical(reader: LineReader): CodeLine | null {
  const line = reader.pending ?? nextCodeLine(reader);
  reader.pending = null;
  return line;
}

function joinSections(reader: LineReader, line: LogicalLine, first: CodeLine): void {
  const own = sectionStart(reader, first);
  if (own) {
    // Nothing stands above it, so the section is the whole line.
    line.text = '';
    line.segments = [];
    openSection(reader, line, first, own);
  }
  for (;;) {
    reader.pending ??= nextCodeLine(reader);
    const options = reader.pending && sectionStart(reader, reader.pending);
    if (!reader.pending || !options) return;
    openSection(reader, line, reader.pending, options);
  }
}

function sectionStart(reader: LineReader, next: CodeLine): SectionOptions | null {
  // `(::` is the hotkey of that key.
  if (next.text[0] !== '(' || next.text[1] === ':') return null;
  const end = endOfLine(reader.source, next.start);
  const comment = commentStart(reader.source, next.start, end);
  return sectionOptions(reader.source.slice(next.start + 1, trimEnd(reader.source, next.start, comment)));
}

function openSection(reader: LineReader, line: LogicalLine, next: CodeLine, options: SectionOptions): void {
  reader.pending = null;
  if (options.invalid) reader.badOptions.push(sourceOffset(line, 0));
  reader.at = endOfLine(reader.source, next.start) + 1;
  const section = { start: next.start, end: next.start, line: firstOffset(line, next) };
  reader.sections.push(section);
  if (!readSection(reader, line, options)) reader.openSections.push(firstOffset(line, next));
  section.end = reader.at;
}

// A line that starts with a section starts where its first text is.
function firstOffset({ segments, start }: LogicalLine, next: CodeLine): number {
  return segments ? (segments[0]?.source ?? next.start) : start;
}
