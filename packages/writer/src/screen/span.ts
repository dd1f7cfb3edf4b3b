/** A stretch of a request. */
export type Span = { readonly start: number; readonly end: number };

/** The text with blanks in place of some stretches, so that all other places stay the same. */
export function blanked(text: string, spans: readonly Span[]): string {
  let result = text;
  for (const { start, end } of spans) result = result.slice(0, start) + ' '.repeat(end - start) + result.slice(end);
  return result;
}
