import { lowAt } from '../low-at.ts';
import { NUMBER_WORDS } from '../numbers/number-words.ts';
import type { Token } from '../tokens.ts';
import { halfAt, inHalf, type SaidClock } from './clock.ts';

const DISTANCES: Readonly<Record<string, number>> = {
  half: 30,
  quarter: 15,
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
};
const PAST = new Set(['past', 'after']);
const TO = new Set(['to', 'before', 'till', 'of']);

/** "half past seven", "a quarter to 9", "at ten to five". */
export function spokenClock(tokens: readonly Token[], from: number): SaidClock | undefined {
  const at = lowAt(tokens, from) === 'a' ? from + 1 : from;
  const word = lowAt(tokens, at);
  const distance = DISTANCES[word];
  if (distance === undefined) return undefined;
  const joint = /^(?:minutes|min|mins)$/.test(lowAt(tokens, at + 1)) ? at + 2 : at + 1;
  const join = lowAt(tokens, joint);
  const isTo = TO.has(join);
  if ((!PAST.has(join) && !isTo) || (word === 'half' && join !== 'past')) return undefined;
  // "ten to five" are hours, or a time only where one is asked for.
  const isNamed = /^(?:noon|midnight|midday)$/.test(lowAt(tokens, joint + 1));
  const isVague = word !== 'half' && word !== 'quarter' && !isNamed;
  if (isVague && (!/^(?:at|until|by)$/.test(lowAt(tokens, from - 1)) || join === 'of')) return undefined;
  const hour = hourAt(tokens, joint + 1);
  if (hour === undefined) return undefined;
  const half = halfAt(tokens, joint + 2);
  const named = inHalf(hour, half?.half);
  return {
    hour: isTo ? (named + 23) % 24 : named,
    minute: isTo ? 60 - distance : distance,
    to: half?.to ?? joint + 2,
    sure: true,
    ...(half ? { half: half.half } : {}),
  };
}

function hourAt(tokens: readonly Token[], at: number): number | undefined {
  const low = lowAt(tokens, at);
  if (low === 'noon' || low === 'midday') return 12;
  if (low === 'midnight') return 24;
  const hour = /^\d{1,2}$/.test(low) ? Number(low) : (NUMBER_WORDS[low] ?? 99);
  return hour >= 1 && hour <= 24 ? hour : undefined;
}
