import { lowAt } from '../low-at.ts';
import { NUMBER_WORDS } from '../numbers/number-words.ts';
import type { Token } from '../tokens.ts';
import { type Half, halfAt, inHalf, isUnit, type SaidClock } from './clock.ts';
import { partBehind } from './day-part.ts';

/** An hour with its minutes, before what stands behind it is looked at. */
type Hour = {
  readonly hour: number;
  readonly minute: number;
  readonly to: number;
  readonly sure: boolean;
  readonly half?: Half;
};

/** "17:30", "5pm", "5:30 p.m.", "17h30", "9.30 am", "8 o'clock", "0900 hours", "eight", "nine thirty", "8 45". */
export function writtenClock(tokens: readonly Token[], from: number): SaidClock | undefined {
  const short = /^(\d{1,2})([0-5]\d)(am|pm)$/.exec(lowAt(tokens, from));
  if (short && Number(short[1]) < 13) {
    const half = halfOf(short[3]);
    return {
      hour: inHalf(Number(short[1]), half),
      minute: Number(short[2]),
      to: from + 1,
      sure: true,
      ...(half ? { half } : {}),
    };
  }
  const whole = militaryAt(tokens, from) ?? spacedAt(tokens, from);
  if (whole) return whole;
  const hour = wordHour(tokens, from) ?? digitHour(tokens, from);
  return hour && withEnding(tokens, hour);
}

// "at 2230", "0900 hours", "1730h"
function militaryAt(tokens: readonly Token[], from: number): SaidClock | undefined {
  const four = /^([01]\d|2[0-3])([0-5]\d)(hrs|h)?$/.exec(lowAt(tokens, from));
  if (!four) return undefined;
  const clock = { hour: Number(four[1]), minute: Number(four[2]), sure: true };
  const next = lowAt(tokens, from + 1);
  if (four[3]) return { ...clock, to: from + 1 };
  if (next === 'hours' || next === 'hrs') return { ...clock, to: from + 2 };
  // "at 1200,80" is a place on the screen.
  const isPlace = /^(?:,|\d+|x|by|\/|y|px)$/.test(next) || isUnit(next);
  const isAt = /^(?:at|@)$/.test(lowAt(tokens, from - 1)) || /^(?:daily|every)$/.test(next);
  return isAt && !isPlace ? { ...clock, to: from + 1 } : undefined;
}

// "at 8 45", "6 30 pm"
function spacedAt(tokens: readonly Token[], from: number): SaidClock | undefined {
  const [hour, minute] = [lowAt(tokens, from), lowAt(tokens, from + 1)];
  if (!/^\d{1,2}$/.test(hour) || !/^[0-5][05]$/.test(minute)) return undefined;
  if (Number(hour) > 23 || tokens[from + 1]?.glued) return undefined;
  const half = halfAt(tokens, from + 2);
  const isAt = /^(?:at|so|by)$/.test(lowAt(tokens, from - 1)) && !isUnit(lowAt(tokens, from + 2));
  if (!half && !isAt) return undefined;
  const to = half?.to ?? from + 2;
  return { hour: inHalf(Number(hour), half?.half), minute: Number(minute), to, sure: true, ...half };
}

const MINUTES = new Set([10, 15, 20, 30, 40, 45, 50]);

// "eight", "nine thirty", "six forty-five"
function wordHour(tokens: readonly Token[], from: number): Hour | undefined {
  const hour = NUMBER_WORDS[lowAt(tokens, from)];
  if (hour === undefined || hour < 1 || hour > 12) return undefined;
  const tens = NUMBER_WORDS[lowAt(tokens, from + 1)];
  if (tens === undefined || !MINUTES.has(tens)) return { hour, minute: 0, to: from + 1, sure: false };
  const at = lowAt(tokens, from + 2) === '-' ? from + 3 : from + 2;
  const ones = tens >= 20 ? NUMBER_WORDS[lowAt(tokens, at)] : undefined;
  const hasOnes = ones !== undefined && ones < 10;
  return { hour, minute: tens + (hasOnes ? ones : 0), to: hasOnes ? at + 1 : from + 2, sure: false };
}

// "17:30", "5pm", "17h30", "9.30", "8"
function digitHour(tokens: readonly Token[], from: number): Hour | undefined {
  const glued = /^(\d{1,2})(?:(am|pm|a|p|h|uhr)(\d{2})?)?$/.exec(lowAt(tokens, from));
  if (!glued || Number(glued[1]) > 24) return undefined;
  const [hour, half] = [Number(glued[1]), halfOf(glued[2])];
  if (half) return { hour, minute: 0, to: from + 1, sure: true, half };
  if (glued[2] === 'h' && !glued[3]) return undefined;
  if (glued[2]) return { hour, minute: Number(glued[3] ?? 0), to: from + 1, sure: true };
  return withMinutes(tokens, from, hour);
}

function withMinutes(tokens: readonly Token[], from: number, hour: number): Hour | undefined {
  const sign = lowAt(tokens, from + 1);
  const minutes = /^([0-5]\d)(am|pm|h|uhr)?$/.exec(lowAt(tokens, from + 2));
  const isGlued = tokens[from + 1]?.glued && tokens[from + 2]?.glued;
  if (!minutes || !isGlued || (sign !== ':' && sign !== '.')) return { hour, minute: 0, to: from + 1, sure: false };
  // "9.30" is a number, unless something says that it is none.
  const isClock = minutes[2] !== undefined || halfAt(tokens, from + 3) || /^(?:at|um)$/.test(lowAt(tokens, from - 1));
  if (sign === '.' && !isClock) return undefined;
  // "0:30:00" is a length or a format.
  if (lowAt(tokens, from + 3) === ':' && tokens[from + 3]?.glued && /^\d/.test(lowAt(tokens, from + 4)))
    return undefined;
  const half = halfOf(minutes[2]);
  return { hour, minute: Number(minutes[1]), to: from + 3, sure: true, ...(half ? { half } : {}) };
}

function withEnding(tokens: readonly Token[], { hour, minute, to, sure, half }: Hour): SaidClock {
  const clock = oClock(tokens, to);
  const said = half ? undefined : halfAt(tokens, clock ?? to);
  const end = said?.to ?? (half ? to : (clock ?? to));
  const meant = half ?? said?.half;
  const isSure = sure || meant !== undefined || clock !== undefined || partBehind(tokens, end) !== undefined;
  return { hour: inHalf(hour, meant), minute, to: end, sure: isSure, ...(meant ? { half: meant } : {}) };
}

// "8 o'clock", "8 o clock", "8 sharp"
function oClock(tokens: readonly Token[], at: number): number | undefined {
  if (/^(?:o'clock|oclock|uhr|sharp)$/.test(lowAt(tokens, at))) return at + 1;
  return lowAt(tokens, at) === 'o' && lowAt(tokens, at + 1) === 'clock' ? at + 2 : undefined;
}

function halfOf(text: string | undefined): Half | undefined {
  if (text === 'am' || text === 'a') return 'am';
  return text === 'pm' || text === 'p' ? 'pm' : undefined;
}
