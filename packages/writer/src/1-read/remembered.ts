import type { Token } from './tokens.ts';

/** Something that is asked of the same tokens again and again, and found out once: else long requests take too long. */
export function remembered<T>(find: (tokens: readonly Token[]) => T): (tokens: readonly Token[]) => T {
  const known = new WeakMap<readonly Token[], { readonly value: T }>();
  return (tokens) => {
    const kept = known.get(tokens) ?? { value: find(tokens) };
    known.set(tokens, kept);
    return kept.value;
  };
}
