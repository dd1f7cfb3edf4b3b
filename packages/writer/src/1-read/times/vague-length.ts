import { lowAt } from '../low-at.ts';
import type { Token } from '../tokens.ts';
import type { Part } from './share.ts';
import { DAY, UNITS, wholeUnit } from './units.ts';

const FEW: Readonly<Record<string, number>> = { couple: 2, few: 3, several: 3 };
const BIT = 500;

/** "a second", "an hour", "every minute", "a couple of minutes", "a few seconds", "wait a bit". */
export function vagueAt(tokens: readonly Token[], from: number): Part | undefined {
  const low = lowAt(tokens, from);
  const at = /^(?:a|an|another|one)$/.test(low) ? from + 1 : from;
  const few = fewAt(tokens, at);
  if (few) return few;
  if (at > from && /^(?:bit|moment|little|tad|instant)$/.test(lowAt(tokens, at)) && isPause(tokens, from, at))
    return { length: BIT, unit: 1, to: at + 1 };
  const isEvery = /^(?:every|each|per|evry|evrey)$/.test(low);
  const place = isEvery ? from + 1 : at;
  const whole = /^(?:whole|full|good)$/.test(lowAt(tokens, place)) ? place + 1 : place;
  return place > from ? oneAt(tokens, whole, isEvery) : undefined;
}

function fewAt(tokens: readonly Token[], at: number): Part | undefined {
  const count = FEW[lowAt(tokens, at)];
  if (count === undefined) return undefined;
  const place = lowAt(tokens, at + 1) === 'of' ? at + 2 : at + 1;
  const unit = lowAt(tokens, place).length > 1 ? UNITS.get(lowAt(tokens, place)) : undefined;
  return unit === undefined ? undefined : { length: count * unit, unit, to: place + 1 };
}

function oneAt(tokens: readonly Token[], at: number, isEvery: boolean): Part | undefined {
  const unit = wholeUnit(tokens, at);
  // "a day" and "every week" are the calendar's.
  if (unit === undefined || unit >= DAY) return undefined;
  if (lowAt(tokens, at) === 'second' && !isLength(tokens, at + 1, isEvery)) return undefined;
  return { length: unit, unit, to: at + 1, ...(isEvery ? {} : { article: true }) };
}

function isPause(tokens: readonly Token[], from: number, at: number): boolean {
  const before = tokens.slice(Math.max(0, from - 2), from);
  const isWait = before.some(({ low }) => /^(?:waits?|waiting|pauses?|for|after|delay|sleeps?)$/.test(low));
  return isWait && lowAt(tokens, at + 1) !== 'of';
}

const THINGS = new Set(
  'monitor screen window key time press tab display one line word click tap of file desktop keyboard shortcut hotkey monitors enter copy side column language clipboard message menu person instance account button thing hand text row beep field box opinion page number digit step'.split(
    ' ',
  ),
);

// "a second enter" is one more key, and "every second monitor" one of two.
function isLength(tokens: readonly Token[], at: number, isEvery: boolean): boolean {
  const next = lowAt(tokens, at);
  // What was read before, a key mostly.
  const isRead = next === '' && at < tokens.length && !tokens[at]?.glued;
  if (isRead && !isEvery) return tokens.slice(Math.max(0, at - 4), at).some(({ low }) => low.startsWith('wait'));
  return !THINGS.has(next) || (isEvery && /^(?:press|click|copy|one)$/.test(next));
}
