import type { Found } from '../found.ts';
import { lowAt } from '../low-at.ts';
import type { Token } from '../tokens.ts';

const LEVELS: Readonly<Record<string, number>> = {
  half: 50,
  full: 100,
  fully: 100,
  max: 100,
  maximum: 100,
  solid: 100,
  opaque: 100,
  quarter: 25,
};
const SETTING =
  /^(?:volume|vol|brightness|bright|opacity|transparent|transparency|see|visible|opaque|solid|loud|louder|sound|dim|dims|dimmed|fade|fades|translucent|brightest|muted?)$/;
const FAR = 6;
const OTHERS =
  /^(?:a|an|past|hour|hours|minute|minutes|second|seconds|screen|screens|window|windows|of|path|name|names|time|day|line|text|stop|size|page|width|height|hd|year|date|left|right|top|bottom|address|width)$/;

/** "volume to half", "full brightness", "fully visible": how much of a setting, in percent. */
export function findLevels(tokens: readonly Token[]): Found[] {
  return tokens.flatMap(({ low }, at) => {
    const level = LEVELS[low];
    if (level === undefined || !isLevel(tokens, at)) return [];
    return [{ kind: 'number' as const, value: String(level), from: at, to: at + 1 }];
  });
}

function isLevel(tokens: readonly Token[], at: number): boolean {
  const next = lowAt(tokens, at + 1);
  const isShare = lowAt(tokens, at) === 'quarter' || lowAt(tokens, at) === 'half';
  if (OTHERS.test(next) && !(isShare && next === 'of')) return false;
  for (let near = Math.max(0, at - FAR); near <= at + FAR; near += 1)
    if (near !== at && SETTING.test(lowAt(tokens, near))) return true;
  return false;
}
