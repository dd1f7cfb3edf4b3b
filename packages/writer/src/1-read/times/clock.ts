import type { Found } from '../found.ts';
import { lowAt } from '../low-at.ts';
import type { Token } from '../tokens.ts';

export type Half = 'am' | 'pm';
export type Clock = { readonly hour: number; readonly minute: number };

/** A time of day as it is said. `sure`: its own signs make it one; otherwise the words around have to. */
export type SaidClock = Clock & { readonly to: number; readonly sure: boolean; readonly half?: Half };

export function clockText({ hour, minute }: Clock): string {
  return `${hour}:${String(minute).padStart(2, '0')}`;
}

export function clockFound(clock: Clock, from: number, to: number): Found {
  return { kind: 'clock', value: clockText(clock), from, to };
}

/** The hour of the day that is meant with "am" or "pm". */
export function inHalf(hour: number, half: Half | undefined): number {
  if (half === 'pm') return (hour % 12) + 12;
  return half === 'am' ? hour % 12 : hour % 24;
}

/** "pm" or "p.m." behind a time. */
export function halfAt(tokens: readonly Token[], at: number): { readonly half: Half; readonly to: number } | undefined {
  const low = lowAt(tokens, at);
  if (low === 'am' || low === 'pm') return { half: low, to: at + 1 };
  const isDotted = /^[ap]$/.test(low) && lowAt(tokens, at + 1) === '.' && lowAt(tokens, at + 2) === 'm';
  if (!isDotted || !tokens[at + 2]?.glued) return undefined;
  const isClosed = lowAt(tokens, at + 3) === '.' && tokens[at + 3]?.glued;
  return { half: low === 'a' ? 'am' : 'pm', to: isClosed ? at + 4 : at + 3 };
}

/** Words that count something: a number before them is no time of day. */
export function isUnit(word: string): boolean {
  return UNITS.has(word);
}

const UNITS = new Set(
  'more idle full whole times second seconds minute minutes hour hours sec secs min mins ms s % percent x px pixel pixels day days click clicks degrees file files word words point points h m key keys'.split(
    ' ',
  ),
);
