import { wrappedChord } from '../keys/wrapped-chord.ts';
import type { Mark } from '../reading.ts';
import { isLetter, isWordSign } from '../words.ts';
import { singleQuoted } from './single-quoted.ts';

/** What closes each mark that opens a text; single ones are apostrophes, too, and are looked at more closely. */
const CLOSING: Readonly<Record<string, string>> = {
  '"': '"”“',
  '“': '”"“',
  '„': '“”"',
  '«': '»',
  '»': '«',
  '‹': '›',
  '`': '`',
};
const LONGEST = 1500;

/** Everything in quotation marks, of whichever style, without the marks. Keys in marks of their own are one chord. */
export function quotedTexts(request: string): Mark[] {
  const single = singleQuoted(request);
  const found: Mark[] = [];
  let at = 0;
  while (at < request.length) {
    const mark = wrappedChord(request, at) ?? quotedAt(request, at) ?? single(at);
    if (mark) found.push(mark);
    at = mark ? mark.end : at + 1;
  }
  return found;
}

function quotedAt(request: string, start: number): Mark | undefined {
  const opens = request[start] ?? '';
  const closes = CLOSING[opens];
  if (!closes || !isOpening(request, start)) return undefined;
  if (request.startsWith('```', start)) return fenced(request, start);
  const limit = Math.min(request.length, start + LONGEST);
  for (let at = start + 1; at < limit; at += 1) {
    const sign = request[at] ?? '';
    if (sign === '\n' && request[at + 1] === '\n') return undefined;
    if (!closes.includes(sign)) continue;
    // "Ctrl+` … a real `": not every backtick has another.
    if (opens === '`' && (/[\s+]/.test(request[at - 1] ?? '') || isWordSign(request[at + 1]))) continue;
    return markOf(request, start, at);
  }
  return undefined;
}

function isOpening(request: string, at: number): boolean {
  const [before, next] = [request[at - 1] ?? '', request[at + 1] ?? ''];
  if (request[at] === '`') return !isWordSign(before) && before !== '+' && /\S/.test(next);
  // 24" is a size.
  return !(request[at] === '"' && /\d/.test(before) && !/\S/.test(next));
}

function markOf(request: string, start: number, at: number): Mark | undefined {
  const value = request.slice(start + 1, at);
  if (value.trim() === '' && value !== ' ') return undefined;
  const opens = request[start] ?? '';
  const isBlank = value.startsWith(' ');
  // "alt+2 types “ and alt+3 types ”": the marks themselves are meant. The French put blanks inside theirs.
  if (isBlank && (/[“„]/.test(opens) || (/[«»]/.test(opens) && !value.endsWith(' ')))) return undefined;
  if (opens === '»' && isBlank) return undefined;
  if (/[«»]/.test(opens) && /^ (?:and|or|und|et|y|e|ou|o) /.test(value)) return undefined;
  return { kind: 'text', value: /[«»]/.test(opens) ? value.trim() : value, start, end: at + 1 };
}

function fenced(request: string, start: number): Mark | undefined {
  const end = request.indexOf('```', start + 3);
  if (end < 0) return undefined;
  const inner = request.slice(start + 3, end);
  const line = inner.indexOf('\n');
  // The language of a fenced block stands behind the marks.
  const isNamed =
    line >= 0 && line < 12 && [...inner.slice(0, line)].every((sign) => isLetter(sign) || /\d/.test(sign));
  const value = isNamed ? inner.slice(line + 1) : inner;
  return { kind: 'text', value: value.endsWith('\n') ? value.slice(0, -1) : value, start, end: end + 3 };
}
