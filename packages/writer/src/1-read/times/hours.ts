import type { Found } from '../found.ts';
import { lowAt } from '../low-at.ts';
import type { Token } from '../tokens.ts';
import { type Clock, clockFound, clockText, type Half, isUnit, type SaidClock } from './clock.ts';
import { inPart, partBehind, withPart } from './day-part.ts';
import { saidClock } from './said-clock.ts';

const OPENINGS = /^(?:between|betwen|beetween|btween|btwn|from|after|before|since|starting|past)$/;
const JOINS = /^(?:n|&|-|–|to|till|until|and|til|through|bis|—)$/;
// "alternate between 1 and 2", "a random number from 1 to 6": these are no hours.
const COUNTING =
  /^(?:random|alternat\w{0,4}|toggles?|toggling|switch\w{0,3}|cycl\w{0,3}|swap|numbers?|rolls?|dice|counts?|counting|picks?|wait|delay|loop|repeat|goes|go|keys?|lines?|pages?|anything|something|value|volume)$/;
const BEFORE_HOURS = new Set(
  'during hours within weekdays weekends days workdays workday weekday schooldays awake off am pm only friday monday work working office time shift shifts lunch break breakfast dinner open opening school'.split(
    ' ',
  ),
);

/** "9 to 5" beside words for it, "between 9am and 5:30 pm", "from 8 till 4", "9:00-17:00": with both times. */
export function hoursAt(tokens: readonly Token[], start: number): Found[] | undefined {
  const opening = lowAt(tokens, start);
  const isOpened = OPENINGS.test(opening);
  const from = isOpened ? pastArticle(tokens, start + 1) : start;
  const first = withOwnPart(tokens, saidClock(tokens, from));
  if (!first) return undefined;
  const join = joinAt(tokens, first, isOpened ? opening : '');
  const at = join === undefined || !isOpened ? join : pastArticle(tokens, join);
  const second =
    at === undefined ? undefined : (saidClock(tokens, at) ?? hourWithUnit(tokens, at) ?? pastSame(tokens, at, first));
  if (!second) return undefined;
  const isSure = first.sure || second.sure;
  if (!isSure && !isSpoken(tokens, start, isOpened, first, second)) return undefined;
  const part = partBehind(tokens, second.to)?.part;
  const begin = part && !first.half && second.hour < 12 ? inPart(first, part) : beginning(first, second);
  const end = ending(begin, second.half ? second : inPart(second, part), second.half);
  const to = withPart(tokens, second.to);
  const hours: Found = { kind: 'hours', value: `${clockText(begin)}-${clockText(end)}`, from: start, to };
  // What begins and what ends there may be two rules: "wallpaper off from 9 to 17".
  return [hours, clockFound(begin, start, to), clockFound(end, start, to)];
}

// "between the 8 and the 20", as other languages say it.
function pastArticle(tokens: readonly Token[], at: number): number {
  return /^(?:the|at)$/.test(lowAt(tokens, at)) ? at + 1 : at;
}

// "from 8 in the morning till 8 in the evening": the first has a part of the day of its own.
function withOwnPart(tokens: readonly Token[], said: SaidClock | undefined): SaidClock | undefined {
  const own = said && partBehind(tokens, said.to);
  if (!said || !own) return said;
  const half: Half = said.half ?? (own.part === 'morning' ? 'am' : 'pm');
  return { ...said, ...inPart(said, own.part), to: own.to, sure: true, half };
}

// "noon to half past": the hour is said once.
function pastSame(tokens: readonly Token[], from: number, { hour, half }: SaidClock): SaidClock | undefined {
  const at = lowAt(tokens, from) === 'a' ? from + 1 : from;
  const minute = { half: 30, quarter: 15 }[lowAt(tokens, at)];
  if (minute === undefined || lowAt(tokens, at + 1) !== 'past') return undefined;
  return { hour, minute, to: at + 2, sure: true, ...(half ? { half } : {}) };
}

// "15-17h"
function hourWithUnit(tokens: readonly Token[], at: number): SaidClock | undefined {
  const hour = /^(\d{1,2})h$/.exec(lowAt(tokens, at));
  return hour && Number(hour[1]) < 25 ? { hour: Number(hour[1]) % 24, minute: 0, to: at + 1, sure: true } : undefined;
}

// Where the second time begins.
function joinAt(tokens: readonly Token[], { to, sure }: SaidClock, opening: string): number | undefined {
  const isFar = sure || (opening === 'from' && lowAt(tokens, to) === 'on');
  const far = opening !== '' && isFar ? farJoin(tokens, to, opening) : undefined;
  if (far !== undefined) return far;
  const join = lowAt(tokens, to);
  if (!JOINS.test(join)) return undefined;
  return /^(?:and|n|&)$/.test(join) && !opening.startsWith('b') ? undefined : to + 1;
}

// "after 22:00, up to 6:00", "from 9:00 on until 17:00", "not before 8:00 or after 19:00"
function farJoin(tokens: readonly Token[], from: number, opening: string): number | undefined {
  let at = from;
  while (at < from + 3 && /^(?:,|\(|and|or|nor|on|up)$/.test(lowAt(tokens, at))) at += 1;
  if (at === from) return undefined;
  const isEnd = opening === 'before' ? /^after$/ : /^(?:until|till|til|before|to)$/;
  return isEnd.test(lowAt(tokens, at)) ? at + 1 : undefined;
}

// Two bare numbers are hours only where the words around say so.
function isSpoken(
  tokens: readonly Token[],
  start: number,
  isOpened: boolean,
  first: SaidClock,
  second: SaidClock,
): boolean {
  const [before, next] = [lowAt(tokens, start - 1), lowAt(tokens, second.to)];
  if (isUnit(next)) return false;
  if (tokens.slice(Math.max(0, start - 4), start).some(({ low }) => COUNTING.test(low))) return false;
  const isBracketed = before === '(' && (next === ')' || next === ',');
  // "during office hours, 8 to 18": the words for it stand before the comma, too.
  const isExplained = /^[,:(]$/.test(before) && BEFORE_HOURS.has(lowAt(tokens, start - 2));
  const isLimited = /^(?:only|weekdays|weekends|workdays|daily)$/.test(next);
  const isDay = (next === 'on' || next === ',') && /days?$|^mon|^fri/.test(lowAt(tokens, second.to + 1));
  const isPlanned = lowAt(tokens, first.to) === 'to' && (next === 'every' || isDay);
  return isOpened || isBracketed || isPlanned || isExplained || isLimited || BEFORE_HOURS.has(before);
}

// "from 2 to 5pm": both are in the afternoon; "9 to 5 pm" begins in the morning.
function beginning(first: SaidClock, second: SaidClock): Clock {
  if (first.half || second.half !== 'pm' || first.hour >= 12) return first;
  const later = first.hour + 12;
  return later < second.hour ? { hour: later, minute: first.minute } : first;
}

// "from 8 till 4" ends in the afternoon, and so does "from 12 to 1"; "from 12 to 6" may well be the night.
function ending(begin: Clock, end: Clock, half: Half | undefined): Clock {
  const isEarlier = end.hour * 60 + end.minute <= begin.hour * 60 + begin.minute;
  const isAtNight = begin.hour > 12 || (begin.hour === 12 && end.hour > 4);
  if (half || !isEarlier || end.hour >= 12 || end.hour === 0 || isAtNight) return end;
  return { hour: end.hour + 12, minute: end.minute };
}
