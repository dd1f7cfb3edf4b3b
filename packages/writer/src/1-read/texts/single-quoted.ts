import type { Mark } from '../reading.ts';
import { isLetter, isWordSign } from '../words.ts';

const OPENS = new Set(["'", '‘', '‚']);
const CLOSES = new Set(["'", '’', '‘']);
const LONGEST = 300;
const NEAR = 80;

/** What is in single quotation marks, which look like apostrophes. */
export function singleQuoted(request: string): (start: number) => Mark | undefined {
  const closing = closingPlaces(request);
  let next = 0;
  // Asked from left to right: a mark that closes is looked for once, however many might open.
  return (start) => {
    if (!OPENS.has(request[start] ?? '') || !isOpening(request, start)) return undefined;
    while (next < closing.length && (closing[next] ?? 0) <= start + 1) next += 1;
    const end = closing[next];
    if (end === undefined || end - start > LONGEST) return undefined;
    const value = request.slice(start + 1, end);
    return value.includes('\n') ? undefined : { kind: 'text', value, start, end: end + 1 };
  };
}

function isOpening(request: string, at: number): boolean {
  return !isWordSign(request[at - 1]) && request[at - 1] !== '+' && /\S/.test(request[at + 1] ?? '');
}

function closingPlaces(request: string): number[] {
  const places: number[] = [];
  for (let at = 1; at < request.length; at += 1) {
    if (CLOSES.has(request[at] ?? '') && isClosing(request, at)) places.push(at);
  }
  return places;
}

function isClosing(request: string, at: number): boolean {
  if (isWordSign(request[at + 1]) || /\s/.test(request[at - 1] ?? '')) return false;
  // "'the students' work'": an apostrophe behind an s closes only if no other mark does.
  return !(request[at - 1] === 's' && isLetter(request[at + 2]) && closesLater(request, at + 1));
}

function closesLater(request: string, from: number): boolean {
  for (let at = from; at < request.length && at < from + NEAR && request[at] !== '\n'; at += 1) {
    if (!CLOSES.has(request[at] ?? '')) continue;
    if (isWordSign(request[at - 1]) && isWordSign(request[at + 1])) continue;
    // The next mark opens another text.
    return !/\s/.test(request[at - 1] ?? ' ');
  }
  return false;
}
