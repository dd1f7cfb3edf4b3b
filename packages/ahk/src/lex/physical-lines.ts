import type { SourceToken } from '../syntax/token.ts';

/** A line as it stands in the file, without its comment and outer blanks. */
export type CodeLine = { text: string; start: number; end: number };

const SEMICOLON = 59;

export type LineCursor = {
  source: string;
  at: number;
  comments: SourceToken[];
};

/** The next line with code on it; comments on the way are noted. */
export function nextCodeLine(cursor: LineCursor): CodeLine | null {
  const { source } = cursor;
  while (cursor.at < source.length) {
    const start = skipBlanks(source, cursor.at);
    const end = endOfLine(source, start);
    if (source.startsWith('/*', start)) {
      const rest = skipBlockComment(cursor, start);
      if (rest) return rest;
      continue;
    }
    cursor.at = end + 1;
    const line = codeIn(cursor, start, end);
    if (line.text !== '') return line;
  }
  return null;
}

export function endOfLine(source: string, from: number): number {
  const end = source.indexOf('\n', from);
  return end === -1 ? source.length : end;
}

export function skipBlanks(source: string, from: number): number {
  let at = from;
  while (isBlank(source.charCodeAt(at))) at++;
  return at;
}

/** Space, tab, or the carriage return of a CRLF. */
export function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 13;
}

/** Where the line comment starts in [start, end), or `end`. A semicolon counts after a blank, even inside quotes. */
export function commentStart(source: string, start: number, end: number): number {
  // Not indexOf: in a script without semicolons each line would search the whole rest of the file.
  for (let at = start; at < end; at++) {
    if (source.charCodeAt(at) === SEMICOLON && (at === start || isBlank(source.charCodeAt(at - 1)))) return at;
  }
  return end;
}

export function trimEnd(source: string, start: number, end: number): number {
  let at = end;
  while (at > start && isBlank(source.charCodeAt(at - 1))) at--;
  return at;
}

function codeIn(cursor: LineCursor, start: number, end: number): CodeLine {
  const { source } = cursor;
  const comment = commentStart(source, start, end);
  if (comment < end) cursor.comments.push({ start: comment, end: trimEnd(source, comment, end), class: 'comment' });
  const codeEnd = trimEnd(source, start, comment);
  return { text: source.slice(start, codeEnd), start, end: codeEnd };
}

// A block comment ends only where `*/` starts or ends a line; one in mid-line leaves the rest of the file commented.
function skipBlockComment(cursor: LineCursor, start: number): CodeLine | null {
  const { source } = cursor;
  let at = start;
  while (at < source.length) {
    const end = endOfLine(source, at);
    const first = at === start ? at : skipBlanks(source, at);
    const last = trimEnd(source, first, end);
    if (at !== start && source.startsWith('*/', first)) {
      cursor.comments.push({ start, end: first + 2, class: 'comment' });
      cursor.at = end + 1;
      const line = codeIn(cursor, skipBlanks(source, first + 2), end);
      return line.text === '' ? null : line;
    }
    if (last - 2 >= first + (at === start ? 2 : 0) && source.startsWith('*/', last - 2)) {
      cursor.comments.push({ start, end: last, class: 'comment' });
      cursor.at = end + 1;
      return null;
    }
    at = end + 1;
  }
  cursor.comments.push({ start, end: source.length, class: 'comment' });
  cursor.at = source.length;
  return null;
}
