import { appendText, type LogicalLine } from './logical-line.ts';
import { commentStart, endOfLine, isBlank, type LineCursor, skipBlanks, trimEnd } from './physical-lines.ts';
import { quoteAtEnd } from './quotes.ts';
import type { SectionOptions } from './section-options.ts';

/** Joins the lines of a continuation section to `line`; false when its `)` is missing. */
export function readSection(cursor: LineCursor, line: LogicalLine, options: SectionOptions): boolean {
  const { source } = cursor;
  const quote = quoteAtEnd(line.text);
  const separator = quote === '' && /[\w\u0080-\uffff]$/.test(line.text) ? ' ' : '';
  if (separator) appendText(line, separator, cursor.at);
  let indent: string | null = null;
  let first = true;
  while (cursor.at < source.length) {
    const start = cursor.at;
    const lineEnd = endOfLine(source, start);
    const body = skipBlanks(source, start);
    if (source[body] === ')' && body < lineEnd) {
      closeSection(cursor, line, body + 1, lineEnd);
      return true;
    }
    cursor.at = lineEnd + 1;
    const end = contentEnd(cursor, options, start, lineEnd);
    if (end === null) continue;
    indent ??= indentOf(source.slice(start, Math.min(body, end)));
    const from = contentStart(source, options, indent, start, end);
    if (!first)
      appendText(line, quote === '' ? options.join : escapeText(options.join, quote, true), Math.max(0, start - 1));
    first = false;
    appendContent(line, source.slice(from, end), from, quote, options);
    line.end = end;
  }
  return false;
}

function closeSection(cursor: LineCursor, line: LogicalLine, from: number, lineEnd: number): void {
  const { source } = cursor;
  const comment = commentStart(source, from, lineEnd);
  if (comment < lineEnd)
    cursor.comments.push({ start: comment, end: trimEnd(source, comment, lineEnd), class: 'comment' });
  const end = trimEnd(source, from, comment);
  appendText(line, source.slice(from, end), from);
  line.end = end;
  cursor.at = lineEnd + 1;
}

// Null when the whole line is a comment and comments are on: it must not add an empty line to the text.
function contentEnd(cursor: LineCursor, options: SectionOptions, start: number, lineEnd: number): number | null {
  const { source } = cursor;
  let end = source[lineEnd - 1] === '\r' ? lineEnd - 1 : lineEnd;
  if (options.comments) {
    const comment = commentStart(source, start, end);
    if (comment < end) {
      cursor.comments.push({ start: comment, end, class: 'comment' });
      end = trimEnd(source, start, comment);
      if (end === start) return null;
    }
  }
  return options.trimRight ? Math.max(start, trimEnd(source, start, end)) : Math.max(start, end);
}

function indentOf(blanks: string): string {
  const first = blanks[0];
  if (first === undefined) return '';
  let length = 0;
  while (blanks[length] === first) length++;
  return blanks.slice(0, length);
}

function contentStart(source: string, options: SectionOptions, indent: string, start: number, end: number): number {
  if (options.trimLeft === 'none') return start;
  if (options.trimLeft === 'indent')
    return source.startsWith(indent, start) ? Math.min(start + indent.length, end) : start;
  let at = start;
  while (at < end && isBlank(source.charCodeAt(at))) at++;
  return at;
}

function appendContent(line: LogicalLine, text: string, from: number, quote: string, options: SectionOptions): void {
  if (quote === '' && !options.literalBackticks) {
    appendText(line, text, from);
    return;
  }
  let copied = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (character === '`' && !options.literalBackticks) {
      at++;
    } else if (character === '`' || (quote !== '' && character === quote)) {
      appendText(line, text.slice(copied, at), from + copied);
      appendText(line, '`', from + at);
      copied = at;
    }
  }
  appendText(line, text.slice(copied), from + copied);
}

function escapeText(text: string, quote: string, inString: boolean): string {
  if (!inString) return text;
  return text.replace(/[`\n\r\t]|["']/g, (character) => {
    if (character === '\n') return '`n';
    if (character === '\r') return '`r';
    if (character === '\t') return '`t';
    return character === quote || character === '`' ? `\`${character}` : character;
  });
}
