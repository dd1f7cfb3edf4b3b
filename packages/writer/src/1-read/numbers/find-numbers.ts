import type { Found } from '../found.ts';
import type { Token } from '../tokens.ts';
import { amountAt } from './amount.ts';
import { clicksAt } from './clicks.ts';
import { isOrdinal, ORDINALS } from './ordinals.ts';

const COUNTS: Readonly<Record<string, number>> = { twice: 2, thrice: 3, couple: 2 };

/** Plain numbers: what counts something, and every number in digits. */
export function findNumbers(tokens: readonly Token[]): Found[] {
  const found: Found[] = [];
  let at = 0;
  while (at < tokens.length) {
    const clicks = clicksAt(tokens, at);
    const here = clicks[0] ?? numberAt(tokens, at);
    found.push(...(clicks.length > 0 || !here ? clicks : [here]));
    // "brightness -50": how much down, or a negative number.
    if (here?.value.startsWith('-')) found.push({ ...here, value: here.value.slice(1) });
    at = here ? here.to : at + 1;
  }
  return found;
}

function numberAt(tokens: readonly Token[], from: number): Found | undefined {
  const low = tokens[from]?.low ?? '';
  if (low === '') return undefined;
  if (low === 'one' && isPronoun(tokens, from)) return undefined;
  if (ORDINALS[low] !== undefined && !isOrdinal(tokens, from)) return undefined;
  const count = COUNTS[low] ?? ORDINALS[low] ?? nth(low);
  if (count !== undefined) return { kind: 'number', value: String(count), from, to: from + 1 };
  // "x3", and the die "d20"
  if (/^[xd]\d{1,4}$/.test(low)) return { kind: 'number', value: String(Number(low.slice(1))), from, to: from + 1 };
  const isMinus = low === '-' && tokens[from + 1]?.glued && !tokens[from]?.glued;
  const amount = amountAt(tokens, isMinus ? from + 1 : from);
  if (
    !amount ||
    (amount.unit && !/^(?:x|px|th|st|nd|rd|mb|gb|kb|pt|p|percent|er|mm|cm|dpi|cps|d|days|hz)$/.test(amount.unit))
  )
    return undefined;
  const to =
    /^(?:%|percent)$/.test(tokens[amount.to]?.low ?? '') || (tokens[amount.to]?.low === 'x' && !amount.spelled)
      ? amount.to + 1
      : amount.to;
  return { kind: 'number', value: String(isMinus ? -amount.value : amount.value), from, to };
}

const BEFORE_PRONOUN =
  /^(?:the|this|that|which|any|next|last|every|other|left|right|second|first|another|old|new|no|same|only|wrong|right|right-hand|only|each|bottom|top|upper|lower|active|current|previous|big|small|good|my|some|middle|real|normal|or|than|front|long|short|it's|into|as|is|all|third)$/;

// "the one", "each one", "one of them": no number is meant.
function isPronoun(tokens: readonly Token[], at: number): boolean {
  if (/^(?:adds?|by|plus|minus|up|adding|goes|increase|least|repeat|times|down)$/.test(tokens[at - 1]?.low ?? ''))
    return false;
  return (
    BEFORE_PRONOUN.test(tokens[at - 1]?.low ?? '') ||
    /^(?:of|that|i|is|for|in|who|on|key|where|thing|day|and|should|,|\.|\)|with|to|which|you|after|then)$/.test(
      tokens[at + 1]?.low ?? '.',
    )
  );
}

function nth(low: string): number | undefined {
  const match = /^(\d{1,3})(?:st|nd|rd|th)$/.exec(low);
  return match ? Number(match[1]) : undefined;
}
