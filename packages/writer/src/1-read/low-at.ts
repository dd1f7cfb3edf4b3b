import type { Token } from './tokens.ts';

/** The word at a place, or nothing at all beyond the ends. */
export function lowAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.low ?? '';
}
