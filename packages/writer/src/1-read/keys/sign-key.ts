import { lowAt } from '../low-at.ts';
import type { Token } from '../tokens.ts';

const PRESSED = /^(?:press|presses|pressing|hit|tap)$/;
const SAID = /^(?:key|the|let|be|put|types?|gives?|=|sends?)$/;
const ENDS =
  /^(?:should|to|key|is|be|and|or|,|\.|=|in|on|when|button|must|→|\)|types|gives|presses|sends|tapped|held)$/;
const DOES = /^(?:should|types|gives|presses|tapped|→|=|is)$/;

/** "the = key", "let ' be p", "pressing §": signs are keys only where they are said to be. `isBehind`: behind a key. */
export function isSignKey(tokens: readonly Token[], at: number, isBehind: () => boolean): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const before = lowAt(tokens, at - 1);
  if (!token || token.glued) return false;
  if (/^(?:key|button)$/.test(next?.low ?? '') && !next?.glued) return true;
  if (next?.glued && /^[\p{L}\p{N}(["'>=-]/u.test(next.low)) return false;
  if (/^[`§°]$/.test(token.low)) return true;
  if (/^[,.:()"]$/.test(token.low)) return false;
  if (PRESSED.test(before) || (before === 'on' && next === undefined)) return true;
  const ends = ENDS.test(next?.low ?? '.');
  if (/^[[\]\\;]$/.test(token.low) && DOES.test(next?.low ?? '')) return true;
  if (/^[[\]\\/'*<;#-]$/.test(token.low)) return SAID.test(before) || (ends && isBehind());
  return SAID.test(before) && ends && /^[+=^~&!?$%@_|{}>]$/.test(token.low);
}
