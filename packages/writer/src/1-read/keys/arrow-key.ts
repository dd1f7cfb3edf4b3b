import type { Found } from '../found.ts';
import { lowAt } from '../low-at.ts';
import type { Token } from '../tokens.ts';
import { isBesideKey } from './beside-key.ts';
import { hasSmallLetters } from './is-mapped.ts';
import type { NamedKey } from './single-key.ts';

const BEHIND = new Set(
  'arrow key cursor , ; . and or then / ) twice once x = times \n in on when if two three four five instead only for one a left right up down n -'.split(
    ' ',
  ),
);
const MOVES =
  /^(?:go|goes|move|moves|moving|cell|row|step|steps|cells|rows|arrow|cursor|→|then|send|sends|hits?|tap|taps)$/;
const FAR = 6;

export function isDirection(word: string): boolean {
  return /^(?:left|right|up|down)$/.test(word);
}

/** "left" and "down" are mostly directions: they are keys only behind a verb that presses them, or in a row of keys. */
export function isArrowKey(tokens: readonly Token[], { from, to }: NamedKey, before: readonly Found[]): boolean {
  const [previous, next] = [lowAt(tokens, from - 1), lowAt(tokens, to)];
  if (next !== '' && !BEHIND.has(next) && !/^\d+$/.test(next)) return false;
  // "the left 30%" is a part of the screen, and "while ctrl is down" holds it.
  if (/^\d+$/.test(next) && /^(?:%|percent)$/.test(lowAt(tokens, to + 1))) return false;
  if (/^(?:is|are)$/.test(previous) && isHeldDown(tokens, from)) return false;
  if (MOVES.test(previous)) return true;
  const isCapital = /^\p{Lu}/u.test(tokens[from]?.raw ?? '') && hasSmallLetters(tokens);
  // "press down and hold" presses something else.
  if (/^press(?:es|ing)?$/.test(previous))
    return isCapital || lowAt(tokens, from) !== 'down' || !/^(?:and|on|for|in)$/.test(next);
  if (/^[,:]$/.test(previous) && (next === '' || /^[,.;]$/.test(next))) return true;
  if (isBesideKey(tokens, from, before) || isInRow(tokens, from) || /^[b-hj-z]$/.test(previous)) return true;
  const last = before.at(-1);
  if (/^(?:be|as|to|is|into|does)$/.test(previous) && last && from - last.to <= 4) return true;
  // "let j be down"
  if (/^(?:be|is)$/.test(previous) && /^[a-z]$/.test(lowAt(tokens, from - 2))) return true;
  if (isCapital && from > 0 && !/^[.!?\n:]$/.test(previous)) return true;
  return previous === '=' || (previous === '>' && lowAt(tokens, from - 2) === '-');
}

function isHeldDown(tokens: readonly Token[], from: number): boolean {
  if (lowAt(tokens, from) !== 'down') return false;
  for (let at = from - 2; at > from - 8; at -= 1) {
    if (/^(?:while|when|if|whenever|as|until)$/.test(lowAt(tokens, at))) return true;
    if (/^[,;.:]$/.test(lowAt(tokens, at))) return false;
  }
  return false;
}

// "up up down down left right": three or more in a row.
function isInRow(tokens: readonly Token[], from: number): boolean {
  let count = 1;
  for (const step of [-1, 1]) {
    for (let at = from + step; count < 3 && Math.abs(at - from) <= FAR; at += step) {
      if (isDirection(lowAt(tokens, at))) count += 1;
      else if (!/^(?:,|and|\/|-)$/.test(lowAt(tokens, at))) break;
    }
  }
  return count >= 3;
}
