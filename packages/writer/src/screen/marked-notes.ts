import type { Span } from './span.ts';

/** Comments and brackets: what opens one, what closes it, and whether an end of the text closes it as well. */
const COMMENTS = [
  { opens: '<!--', closes: '-->', isOpen: true },
  { opens: '/*', closes: '*/', isOpen: false },
  { opens: '[', closes: ']', isOpen: false },
  { opens: '{{', closes: '}}', isOpen: false },
] as const;
const LONGEST = 800;
const TO_A_WRITER =
  /\b(?:assistant|system|ai|model|llm|gpt|admin(?:istrator)?|instructions?|ignore|append|consent|developer|override|note to|besides|also (?:add|put|include)|additionally|must also)\b/i;
const ROLE = /<\s{0,2}(system|assistant|admin|instructions?)\s{0,2}>/gi;

/** Notes that are set apart by signs: comments, brackets and tags that speak to whoever writes the script. */
export function markedNotes(request: string): Span[] {
  const comments = COMMENTS.flatMap((comment) => commentsIn(request, comment)).filter(({ start, end }) =>
    TO_A_WRITER.test(request.slice(start, end)),
  );
  const notes: Span[] = [];
  for (const span of [...comments, ...rolesIn(request)].sort((a, b) => a.start - b.start)) {
    if (span.start >= (notes.at(-1)?.end ?? 0)) notes.push(span);
  }
  return notes;
}

function commentsIn(request: string, { opens, closes, isOpen }: (typeof COMMENTS)[number]): Span[] {
  const found: Span[] = [];
  let start = request.indexOf(opens);
  while (start >= 0) {
    const close = request.indexOf(closes, start + opens.length);
    const end = close >= 0 ? close + closes.length : isOpen ? request.length : -1;
    // Nothing further on can be closed either.
    if (end < 0) break;
    const isShort =
      end - start <= LONGEST && !(opens === '[' && (request.slice(start, end).includes('\n') || end - start < 12));
    if (isShort) found.push({ start, end });
    start = request.indexOf(opens, isShort ? end : start + opens.length);
  }
  return found;
}

// "<system>…</system>"; one that is never closed goes to the end.
function rolesIn(request: string): Span[] {
  return [...request.matchAll(ROLE)].map(({ 0: tag, 1: role = '', index }) => {
    const rest = request.slice(index + tag.length, index + tag.length + LONGEST).toLowerCase();
    const close = rest.indexOf(`</${role.toLowerCase()}`);
    const end = close < 0 ? -1 : request.indexOf('>', index + tag.length + close);
    return { start: index, end: end < 0 ? Math.min(request.length, index + tag.length + LONGEST) : end + 1 };
  });
}
