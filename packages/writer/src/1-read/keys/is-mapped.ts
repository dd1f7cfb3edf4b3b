import { lowAt } from '../low-at.ts';
import { remembered } from '../remembered.ts';
import type { Token } from '../tokens.ts';

/** Whether a sign stands there that says what a key becomes: "b = brave", "j -> left", "k: up". */
export function isMapped(tokens: readonly Token[], at: number): boolean {
  const low = lowAt(tokens, at);
  if (low === '=' || low === '→') return true;
  if (low === '-') return lowAt(tokens, at + 1) === '>';
  return low === ':' && tokens[at]?.glued === true && !tokens[at + 1]?.glued;
}

/** Whether capitals stand out: of a text all in capitals none does. */
export const hasSmallLetters = remembered((tokens) => tokens.some(({ raw }) => /^\p{Ll}{2}/u.test(raw)));

/** Whether nothing is glued to a letter or digit but signs that stand around words. */
export function standsAlone(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.glued && !/^[(/,=→]$/.test(lowAt(tokens, at - 1))) return false;
  if (!next?.glued) return true;
  const goesOn = tokens[at + 2]?.glued && /^[\p{L}\p{N}]/u.test(lowAt(tokens, at + 2));
  return /^[,;.)!?:/=→-]$/.test(next.low) && !(goesOn && /^[.:-]$/.test(next.low));
}
