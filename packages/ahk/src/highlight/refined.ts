import { isKeyName } from '../knowledge/is-key-name.ts';
import type { HighlightSpan } from './highlight-span.ts';

/** Splits a stretch where it holds finer things: escapes in text, keys in hotkeys. */
export function refined(source: string, span: HighlightSpan): HighlightSpan[] {
  if (span.class === 'string' || span.class === 'hotstring' || span.class === 'text')
    return split(source, span, /`[\s\S]/g, 'escape');
  if (span.class === 'hotkey') return splitKeys(source, span);
  return [span];
}

function split(source: string, span: HighlightSpan, pattern: RegExp, inner: HighlightSpan['class']): HighlightSpan[] {
  const pieces: HighlightSpan[] = [];
  let from = span.start;
  for (const match of source.slice(span.start, span.end).matchAll(pattern)) {
    const start = span.start + match.index;
    const end = start + match[0].length;
    if (start > from) pieces.push({ start: from, end: start, class: span.class });
    pieces.push({ start, end, class: inner });
    from = end;
  }
  if (from < span.end) pieces.push({ start: from, end: span.end, class: span.class });
  return pieces;
}

// `^!n::` is signs, a key and two colons; only the names of keys get a color of their own.
function splitKeys(source: string, span: HighlightSpan): HighlightSpan[] {
  const text = source.slice(span.start, span.end);
  if (text.includes('\n')) return [span];
  return split(source, span, /[A-Za-z_]\w+/g, 'key-name').map((piece) =>
    piece.class === 'key-name' && !isKeyName(source.slice(piece.start, piece.end))
      ? { ...piece, class: 'hotkey' }
      : piece,
  );
}
