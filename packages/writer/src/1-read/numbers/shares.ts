import type { Found } from '../found.ts';
import { lowAt } from '../low-at.ts';
import type { Token } from '../tokens.ts';

const SIDES = /^(?:left|right|top|upper|bottom|lower|middle|center|centre|centered|rest|remaining|other)$/;
const FAR = 7;
const SIZED =
  /^(?:wide|width|high|height|tall|screen|screen's|left|right|top|bottom|upper|lower|middle|center|centre|centered|rest|remaining|monitor|display)$/;
const OTHER =
  /^(?:volume|brightness|opacity|opaque|visible|transparent|transparency|battery|see|louder|quieter|brighter|vol|chance|charge|solid|loud)$/;

/** "the left 60% of the screen": its corner and its size in percent, as programs place windows. */
export function shareOfScreen(tokens: readonly Token[], from: number): Found[] | undefined {
  const share = /^\d{1,2}$/.test(lowAt(tokens, from)) ? Number(lowAt(tokens, from)) : 0;
  if (share < 5 || !/^(?:%|percent)$/.test(lowAt(tokens, from + 1)) || !isSized(tokens, from)) return undefined;
  const side = sideOf(tokens, from);
  if (!side) return undefined;
  const place = { from, to: from + 2 };
  const points = pointsOf(side, share).map((value): Found => ({ kind: 'point', value, ...place }));
  return [{ kind: 'number', value: String(share), ...place }, ...points];
}

function pointsOf(side: string, share: number): string[] {
  const rest = 100 - share;
  const margin = Math.floor(rest / 2);
  if (side === 'left') return ['0,0', `${share},100`];
  if (side === 'top' || side === 'upper') return ['0,0', `100,${share}`];
  if (side === 'bottom' || side === 'lower') return [`0,${rest}`, `100,${share}`];
  if (/^(?:middle|cent.*)$/.test(side))
    return [`${margin},0`, `${share},100`, `${margin},${margin}`, `${share},${share}`];
  return [`${rest},0`, `${share},100`];
}

function isSized(tokens: readonly Token[], at: number): boolean {
  const near = tokens.slice(Math.max(0, at - FAR), at + 2 + FAR).map(({ low }) => low);
  return near.some((low) => SIZED.test(low)) && !near.some((low) => OTHER.test(low));
}

// The side right before it, else the next one behind, else the last one before: all in the same part of the sentence.
function sideOf(tokens: readonly Token[], at: number): string | undefined {
  const ends = (place: number) => /^(?:[;.\n]|f\d+)$/.test(lowAt(tokens, place)) || place < 0 || place >= tokens.length;
  for (let place = at - 1; place >= at - 2; place -= 1)
    if (SIDES.test(lowAt(tokens, place))) return lowAt(tokens, place);
  for (let place = at + 2; place < at + 2 + FAR && !ends(place); place += 1) {
    if (/^\d/.test(lowAt(tokens, place))) break;
    if (SIDES.test(lowAt(tokens, place))) return lowAt(tokens, place);
  }
  for (let place = at - 1; place > at - FAR && !ends(place); place -= 1)
    if (SIDES.test(lowAt(tokens, place))) return lowAt(tokens, place);
  return undefined;
}
