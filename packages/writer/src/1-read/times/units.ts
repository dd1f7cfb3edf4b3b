import { lowAt } from '../low-at.ts';
import type { Token } from '../tokens.ts';

export const DAY = 86_400_000;
const NAMES: readonly (readonly [number, string])[] = [
  [1, 'ms msec msecs millisecond milliseconds millis milis miliseconds milisecond millisec millisecs milisec'],
  [1000, 's sec secs second seconds secound secounds seonds secods sekunden seconda'],
  [60_000, 'm min mins minute minutes minuts minuets mintues mn'],
  [3_600_000, 'h hr hrs hour hours hous'],
  [DAY, 'day days'],
  [7 * DAY, 'week weeks'],
];

/** Milliseconds of each unit, by its names. */
export const UNITS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap(([length, names]) => names.split(' ').map((name) => [name, length] as const)),
);

export type Unit = { readonly unit: number; readonly to: number; readonly low: string };

const BETWEEN = /^(?:full|whole|more|idle|further|extra|additional|long|entire|solid|another|of)$/;

/** The unit that a number has behind it: "5 minutes", "5-minute", "10+ minutes", "two full hours". */
export function unitAt(tokens: readonly Token[], from: number): Unit | undefined {
  let at = from;
  if (/^[-+]$/.test(lowAt(tokens, at)) && tokens[at]?.glued) at += 1;
  if (BETWEEN.test(lowAt(tokens, at)) && lowAt(tokens, at + 1).length > 1) at += 1;
  const low = lowAt(tokens, at);
  const unit = UNITS.get(low);
  return unit === undefined ? undefined : { unit, to: at + 1, low };
}

/** A unit that is written out: "h" and "m" alone are letters. */
export function wholeUnit(tokens: readonly Token[], at: number): number | undefined {
  const low = lowAt(tokens, at);
  return low.length > 2 ? UNITS.get(low) : undefined;
}

/** A length of time as programs write it: the largest unit without decimals. */
export function spanText(length: number): string {
  const round = Math.round(length);
  if (round > 0 && round % 3_600_000 === 0) return `${round / 3_600_000}h`;
  if (round > 0 && round % 60_000 === 0) return `${round / 60_000}min`;
  return round > 0 && round % 1000 === 0 ? `${round / 1000}s` : `${round}ms`;
}
