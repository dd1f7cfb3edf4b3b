import type { Found } from '../found.ts';
import { lowAt } from '../low-at.ts';
import type { Token } from '../tokens.ts';
import { type Clock, clockFound, clockText, isUnit, type SaidClock } from './clock.ts';
import { inPart, partAround, withPart } from './day-part.ts';
import { hoursAt } from './hours.ts';
import { minutesPast } from './minutes-past.ts';
import { saidClock } from './said-clock.ts';

/** Times of day and hours: "17:30", "5pm", "quarter past nine", "at 7, 13 and 22", "between 9am and 5:30 pm". */
export function findClocks(tokens: readonly Token[]): Found[] {
  const found: Found[] = [];
  let at = 0;
  while (at < tokens.length) {
    const past = minutesPast(tokens, at);
    const here = past ? [past] : (hoursAt(tokens, at) ?? clocksAt(tokens, at));
    found.push(...here);
    at = Math.max(at + 1, ...here.map(({ to }) => to));
  }
  return found;
}

function clocksAt(tokens: readonly Token[], from: number): Found[] {
  const said = saidClock(tokens, from);
  if (!said || (!said.sure && !isMeant(tokens, from, said.to))) return [];
  const here = readingsOf(tokens, from, said);
  return [...here, ...openHours(tokens, here, from), ...moreClocks(tokens, withPart(tokens, said.to))];
}

// "at 5" is in the afternoon more often than not; "at 20" may be a volume.
function readingsOf(tokens: readonly Token[], from: number, said: SaidClock): Found[] {
  const to = withPart(tokens, said.to);
  const part = said.half ? undefined : partAround(tokens, from, said.to);
  const clock = inPart(said, part);
  const isOpen = !said.half && !part && clock.hour > 0 && clock.hour < 7 && !lowAt(tokens, from).startsWith('0');
  const later = isOpen ? [clockFound({ ...clock, hour: clock.hour + 12 }, from, to)] : [];
  const isNumber = !said.sure && /^\d+$/.test(lowAt(tokens, from));
  const number: Found[] = isNumber ? [{ kind: 'number', value: String(said.hour), from, to }] : [];
  return [clockFound(clock, from, to), ...later, ...number];
}

// "at 7, 13, 18 and 22": times go on behind the first.
function moreClocks(tokens: readonly Token[], from: number): Found[] {
  let at = from;
  while (at < from + 2 && /^(?:,|and|or|&)$/.test(lowAt(tokens, at))) at += 1;
  const next = at > from ? saidClock(tokens, at) : undefined;
  const isHour = next && /^(?:h|uhr)$/.test(lowAt(tokens, next.to)) && !/^\d/.test(lowAt(tokens, next.to + 1));
  if (isHour) return readingsOf(tokens, at, { ...next, to: next.to + 1, sure: true });
  if (!next || (!next.sure && isUnit(lowAt(tokens, next.to)))) return [];
  if (!next.sure && !/^\d/.test(lowAt(tokens, at)) && lowAt(tokens, at - 1) !== 'and') return [];
  return [...readingsOf(tokens, at, next), ...moreClocks(tokens, withPart(tokens, next.to))];
}

// "before 9", "after 17:00": hours that begin or end with the day.
function openHours(tokens: readonly Token[], [first]: readonly Found[], from: number): Found[] {
  const before = lowAt(tokens, from - 1);
  if (!first) return [];
  if (/^(?:before|until|till)$/.test(before)) return [{ ...first, kind: 'hours', value: `${MIDNIGHT}-${first.value}` }];
  return /^(?:after|past|since)$/.test(before)
    ? [{ ...first, kind: 'hours', value: `${first.value}-${MIDNIGHT}` }]
    : [];
}

const MIDNIGHT = clockText({ hour: 0, minute: 0 } satisfies Clock);
const NO_CLOCK_BEHIND = new Set(['per', 'cps', 'fps', 'bpm', '/', ',', 'or', 'to', '-', 'of']);
const ENDS = /^(?:,|:|\.|\)|;|\?|on|in|say|says|it|show|i|the|when)$/;

// A bare number is a time of day only behind "at", or "before" and "after" where nothing is counted.
function isMeant(tokens: readonly Token[], from: number, to: number): boolean {
  const before = lowAt(tokens, from - 1);
  const next = lowAt(tokens, to);
  const isDigit = tokens[to + 1]?.glued && /^\d/.test(lowAt(tokens, to + 1));
  if (next === '.' && isDigit) return false;
  if (/^(?:before|after)$/.test(before)) return /^\d+$/.test(lowAt(tokens, from)) && (next === '' || ENDS.test(next));
  // "four times a day: 8, 12, 16, 20"
  if (/^[:,]$/.test(before) && lowAt(tokens, from - 2) === 'day') return /^(?:,|and)$/.test(next);
  if (!/^(?:at|@)$/.test(before)) return false;
  if (before === 'at' && lowAt(tokens, from - 2) === 'volume') return false;
  return !isUnit(next) && !(NO_CLOCK_BEHIND.has(next) && !(next === ',' && !isDigit));
}
