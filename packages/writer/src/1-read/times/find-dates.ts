import type { Found } from '../found.ts';
import { lowAt } from '../low-at.ts';
import type { Token } from '../tokens.ts';
import { type Clock, clockText } from './clock.ts';
import { dateAt, type SaidDate } from './date.ts';
import { inPart, partBehind } from './day-part.ts';
import { saidClock } from './said-clock.ts';

type Time = Clock & { readonly from: number; readonly to: number };

/** Days of the calendar, each as one text; with a time of day beside it the moment as a rule has it, too. */
export function findDates(tokens: readonly Token[]): Found[] {
  const found: Found[] = [];
  let at = 0;
  while (at < tokens.length) {
    const date = dateAt(tokens, at);
    if (date) found.push(...momentOf(tokens, at, date));
    at = date ? Math.max(at + 1, ...found.slice(-2).map(({ to }) => to)) : at + 1;
  }
  return found;
}

function momentOf(tokens: readonly Token[], from: number, { date, to }: SaidDate): Found[] {
  const time = timeBehind(tokens, to) ?? timeBefore(tokens, from);
  if (!time) return [{ kind: 'text', value: date, from, to }];
  const whole = { from: Math.min(from, time.from), to: Math.max(to, time.to) };
  const clock = clockText(time);
  return [
    { kind: 'text', value: `${date} ${clock.padStart(5, '0')}`, ...whole },
    { kind: 'text', value: date, ...whole },
  ];
}

// "2027-01-19 at 9:00", "24 December 2026, 18:00"
function timeBehind(tokens: readonly Token[], from: number): Time | undefined {
  let at = from;
  while (at < from + 2 && /^(?:,|at|t|um|@|around)$/.test(lowAt(tokens, at))) at += 1;
  const isAt = /^(?:at|@|um)$/.test(lowAt(tokens, at - 1));
  const said = saidClock(tokens, at);
  if (!said || (!said.sure && !isAt)) return undefined;
  const part = said.half ? undefined : partBehind(tokens, said.to);
  return { ...inPart(said, part?.part), from, to: part?.to ?? said.to };
}

const FAR = 6;

// "at 18:00 on 24 December 2026", "at 12 noon on the first of January 2027"
function timeBefore(tokens: readonly Token[], to: number): Time | undefined {
  const end = /^(?:on|,)$/.test(lowAt(tokens, to - 1)) ? to - 1 : to;
  for (let at = end - 1; at >= Math.max(0, end - FAR); at -= 1) {
    const said = saidClock(tokens, at);
    const part = said && !said.half ? partBehind(tokens, said.to) : undefined;
    const isBefore = (part?.to ?? said?.to) === end && (said?.sure || lowAt(tokens, at - 1) === 'at');
    if (!said || !isBefore) continue;
    // "12 noon" says the hour twice.
    const isTwice = lowAt(tokens, at) === 'noon' && lowAt(tokens, at - 1) === '12';
    const start = isTwice ? at - 1 : at;
    return { ...inPart(said, part?.part), from: lowAt(tokens, start - 1) === 'at' ? start - 1 : start, to: end };
  }
  return undefined;
}
