import type { Span } from './span.ts';

const PAIRS = ['""', '“”', '„“', '«»'];
const LONGEST = 400;
const BEFORE = 70;
const AFTER = 50;
const TOLD =
  /\b(?:got|received|recibí|erhalten|mail|e-?mail|told me|quoted|says|said|note|chat|agent|scammer)\b|\bre[cç]u\b|\blleg[oó](?![a-z])|\bbekommen\b/i;
const DISAVOWED =
  /^[\s.,!?;:)»”"]{0,4}(?:lol|haha|nice try|bien tenté|no lo hagas|nicht machen|i won['’]?t|i don['’]?t trust|i know that scam|as if|not falling|don['’]?t do that)/i;

/** What others wrote, quoted by a user who does not want it: “I got this mail: "…". Haha.” */
export function disavowedQuotes(request: string): Span[] {
  const found: Span[] = [];
  for (const [opens = '', closes = ''] of PAIRS.map((pair) => [pair.charAt(0), pair.charAt(1)])) {
    let start = request.indexOf(opens);
    while (start >= 0) {
      const end = request.indexOf(closes, start + 1);
      if (end < 0) break;
      const isTold = TOLD.test(request.slice(Math.max(0, start - BEFORE), start));
      const isDisavowed = DISAVOWED.test(request.slice(end + 1, end + 1 + AFTER));
      if (isTold && isDisavowed && end - start <= LONGEST) found.push({ start, end: end + 1 });
      start = request.indexOf(opens, end + 1);
    }
  }
  return found;
}
