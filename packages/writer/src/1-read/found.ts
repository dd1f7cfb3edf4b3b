import type { MarkKind } from './reading.ts';
import type { Token } from './tokens.ts';

/** A mark by its tokens: from the first to before the last. */
export type Found = { readonly kind: MarkKind; readonly value: string; readonly from: number; readonly to: number };

/** The tokens without those that are read already: a blank that nothing matches stands in their place. */
export function withoutFound(tokens: readonly Token[], found: readonly Found[]): readonly Token[] {
  // What is remembered about tokens holds only for the same list of them.
  if (found.length === 0) return tokens;
  const rest = [...tokens];
  for (const { from, to } of found) {
    for (let at = from; at < to; at += 1) {
      const token = rest[at];
      if (token) rest[at] = { ...token, low: '', glued: false };
    }
  }
  return rest;
}
