import { lowAt } from '../low-at.ts';
import { NUMBER_WORDS } from '../numbers/number-words.ts';
import type { Token } from '../tokens.ts';
import type { SaidClock } from './clock.ts';
import { spokenClock } from './spoken-clock.ts';
import { writtenClock } from './written-clock.ts';

/** The time of day that is said at a token, in whichever way. */
export function saidClock(tokens: readonly Token[], from: number): SaidClock | undefined {
  const low = lowAt(tokens, from);
  if (low === '' || !mayBegin(low)) return undefined;
  if (low === 'noon' || low === 'midday') return { hour: 12, minute: 0, to: from + 1, sure: true, half: 'pm' };
  if (low === 'midnight') return { hour: 0, minute: 0, to: from + 1, sure: true, half: 'am' };
  return spokenClock(tokens, from) ?? writtenClock(tokens, from);
}

function mayBegin(low: string): boolean {
  return /^\d/.test(low) || NUMBER_WORDS[low] !== undefined || OTHERS.has(low);
}

const OTHERS = new Set(['a', 'half', 'quarter', 'noon', 'midday', 'midnight']);
