import type { LeafType } from './expected.ts';

/** A literal of the vocabulary: `span=100ms`. */
export function literalToken(leaf: LeafType, value: string): string {
  return `${leaf}=${value}`;
}

/** The literal that a token stands for. The signs `>=` and `<=` are none. */
export function literalIn(token: string): { readonly leaf: LeafType; readonly value: string } | undefined {
  const sign = token.indexOf('=');
  const isLiteral = sign > 0 && /^[a-z]/.test(token);
  return isLiteral ? { leaf: token.slice(0, sign) as LeafType, value: token.slice(sign + 1) } : undefined;
}
