import { lowAt } from '../low-at.ts';
import type { Token } from '../tokens.ts';
import type { Clock } from './clock.ts';

export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

/** "ten in the morning", "7 at night": the part of the day right behind a time. */
export function partBehind(
  tokens: readonly Token[],
  at: number,
): { readonly part: DayPart; readonly to: number } | undefined {
  let next = at;
  if (lowAt(tokens, at) === 'in' && lowAt(tokens, at + 1) === 'the') next += 2;
  else if (lowAt(tokens, at) === 'at' && lowAt(tokens, at + 1) === 'night') next += 1;
  else return undefined;
  const part = partOf(lowAt(tokens, next));
  return part && { part, to: next + 1 };
}

/** Where a time ends with its part of the day. */
export function withPart(tokens: readonly Token[], to: number): number {
  return partBehind(tokens, to)?.to ?? to;
}

/** "every evening at a quarter to six", "at 8 every evening": the part of the day may stand beside the time. */
export function partAround(tokens: readonly Token[], from: number, to: number): DayPart | undefined {
  const behind = partBehind(tokens, to)?.part;
  if (behind) return behind;
  const near = tokens.slice(Math.max(0, from - 4), from).map(({ low }) => low);
  // "…, at night; at 7:30 …": another part of the sentence says nothing about this time.
  const before = near.slice(near.findLastIndex((low) => /^[;.\n]$/.test(low)) + 1).map(partOf);
  const after = tokens.slice(to, to + 3).map(({ low }) => low);
  const goesOn = /^(?:every|each|in|on|,|tonight|this|the)$/.test(after[0] ?? '');
  const later = goesOn ? after.map(partOf) : [];
  return [...before, ...later].find((part) => part !== undefined) ?? (after[0] === 'tonight' ? 'evening' : undefined);
}

export function inPart({ hour, minute }: Clock, part: DayPart | undefined): Clock {
  const isLate = part === 'afternoon' || part === 'evening';
  if (isLate && hour < 12 && hour > 0) return { hour: hour + 12, minute };
  if (part === 'night' && hour < 12 && hour > 5) return { hour: hour + 12, minute };
  return part === 'night' && hour === 12 ? { hour: 0, minute } : { hour, minute };
}

function partOf(low: string): DayPart | undefined {
  return PARTS[low];
}

const PARTS: Readonly<Record<string, DayPart>> = {
  morning: 'morning',
  mornings: 'morning',
  afternoon: 'afternoon',
  afternoons: 'afternoon',
  evening: 'evening',
  evenings: 'evening',
  night: 'night',
  nights: 'night',
};
