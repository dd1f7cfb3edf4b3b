import type { Found } from '../found.ts';
import { lowAt } from '../low-at.ts';
import { NUMBER_WORDS } from '../numbers/number-words.ts';
import type { Token } from '../tokens.ts';
import { listAt, randomWaitAt, waitAt } from './bare-lengths.ts';
import { lengthAt } from './length.ts';
import { randomAt } from './random-length.ts';
import { rateAt } from './rate.ts';
import { DAY, spanText, wholeUnit } from './units.ts';

/** Lengths of time: "5 minutes", "half a second", "an hour and a half", "2 to 5 seconds", "10 times a second". */
export function findTimes(tokens: readonly Token[]): Found[] {
  const found: Found[] = [];
  let at = 0;
  while (at < tokens.length) {
    const here = mayBegin(lowAt(tokens, at)) ? timesAt(tokens, at) : [];
    found.push(...here);
    at = Math.max(at + 1, ...here.map(({ to }) => to));
  }
  return found;
}

const OTHERS = new Set(
  'a an another half quarter third fifth tenth every each per evry evrey between from couple few several hourly once twice thrice'.split(
    ' ',
  ),
);

function mayBegin(low: string): boolean {
  return /^[\d.½¼¾]/.test(low) || NUMBER_WORDS[low] !== undefined || OTHERS.has(low);
}

function timesAt(tokens: readonly Token[], from: number): Found[] {
  const bare = waitAt(tokens, from) ?? listAt(tokens, from);
  if (bare) return bare;
  const random = rateAt(tokens, from) ? undefined : randomAt(tokens, from);
  if (random) return [{ kind: 'time', value: random.value, from, to: random.to }];
  const wait = randomWaitAt(tokens, from);
  if (wait) return wait;
  const said = otherAt(tokens, from) ?? rateAt(tokens, from) ?? lengthAt(tokens, from);
  if (!said) return [];
  return withMinutes(tokens, { kind: 'time', value: spanText(said.length), from, to: said.to });
}

// "hourly", "half-hourly", "every other minute", "every second minute"
function otherAt(tokens: readonly Token[], from: number): { readonly length: number; readonly to: number } | undefined {
  const [first, second, third] = [lowAt(tokens, from), lowAt(tokens, from + 1), lowAt(tokens, from + 2)];
  if (first === 'hourly') return { length: 3_600_000, to: from + 1 };
  if (first === 'half' && second === '-' && third === 'hourly') return { length: 1_800_000, to: from + 3 };
  if (first !== 'every' || !/^(?:other|second|2nd)$/.test(second)) return undefined;
  const unit = wholeUnit(tokens, from + 2);
  return unit !== undefined && unit < DAY ? { length: 2 * unit, to: from + 3 } : undefined;
}

const FAR = 7;

// "screen timeout 15 minutes", "half an hour ago": what programs count in minutes or hours is a number, too.
function withMinutes(tokens: readonly Token[], time: Found): Found[] {
  const count = /^(\d{1,3})(?:min|h)$/.exec(time.value);
  const isAgo = /^(?:ago|ahead|earlier|later)$/.test(lowAt(tokens, time.to)) || lowAt(tokens, time.to + 1) === 'now';
  const near = tokens.slice(Math.max(0, time.from - FAR), time.to + FAR).map(({ low }) => low);
  const isScreen = near.some((low) => /^(?:timeout|time-out|blank|dark)$/.test(low)) || isScreenOff(near);
  const isDays = /(?:days?|weeks?)$/.test(lowAt(tokens, time.to - 1));
  if (!count || isDays || !(isAgo || isScreen)) return withDays(tokens, time);
  return [...withDays(tokens, time), numberFound(time, Number(count[1]))];
}

function isScreenOff(near: readonly string[]): boolean {
  return near.includes('screen') && near.includes('off') && near.includes('after');
}

const LONGEST = 1_000_000_000;

// "30 days": what is counted by the calendar is a number, and a length of time only if it is short.
function withDays(tokens: readonly Token[], time: Found): Found[] {
  const unit = lowAt(tokens, time.to - 1);
  if (!/(?:days?|weeks?)$/.test(unit) || !time.value.endsWith('h')) return [time];
  const days = Number(time.value.slice(0, -1)) / 24;
  const weeks = unit.startsWith('week') && days > 7 ? [numberFound(time, days / 7)] : [];
  return [numberFound(time, days), ...weeks, ...(days * DAY <= LONGEST ? [time] : [])];
}

function numberFound(place: Found, value: number): Found {
  return { ...place, kind: 'number', value: String(value) };
}
