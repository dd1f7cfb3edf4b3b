import type { Diagnostic } from '../syntax/diagnostic.ts';
import type { HighlightSpan } from './highlight-span.ts';

const LONGEST = 80;

/** The places where reading went wrong; a long stretch is left to the message: red from end to end helps nobody. */
export function errorSpans(diagnostics: Diagnostic[]): HighlightSpan[] {
  return diagnostics.flatMap(({ focus }) => {
    const { offset: start } = focus.start;
    const { offset: end } = focus.end;
    return end > start && end - start <= LONGEST ? [{ start, end, class: 'error' }] : [];
  });
}
