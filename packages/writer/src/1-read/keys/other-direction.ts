import type { Found } from '../found.ts';
import { lowAt } from '../low-at.ts';
import type { Token } from '../tokens.ts';

const FAR = 10;
const OPPOSITES: Readonly<Record<string, string>> = { up: 'down', down: 'up', left: 'right', right: 'left' };
const ENDS = /^(?:[;.\n]|without|alone|plain|just|normal|only)$/;
const BEFORE = /^(?:,|and|but|or|\/|with)$/;
// "…, down with wheel down", "…, down to the end": no key of its own.
const NOT_BEHIND = /^(?:with|by|to|on|from|in|into|at|of|a|the|one|again|,|\.|\d+|half|side|arrow)$/;

/** "ctrl+wheel up louder, down quieter": the other direction, said without what is held and turned. */
export function otherDirections(tokens: readonly Token[], keys: readonly Found[]): Found[] {
  const known = new Set(keys.map(({ value }) => value));
  return keys.flatMap((key) => {
    const match = /\+(?:wheel)?(up|down|left|right)$/.exec(key.value);
    const other = OPPOSITES[match?.[1] ?? ''];
    if (!match || !other) return [];
    const value = key.value.slice(0, -(match[1] ?? '').length) + other;
    const at = known.has(value) ? undefined : saidBehind(tokens, key.to, other);
    return at === undefined ? [] : [{ kind: 'key' as const, value, from: at, to: at + 1 }];
  });
}

// What is a key already is a blank among the tokens, but for how it was written.
function saidBehind(tokens: readonly Token[], from: number, direction: string): number | undefined {
  for (let at = from + 1; at < from + FAR && !ENDS.test(lowAt(tokens, at)); at += 1) {
    if (tokens[at]?.raw.toLowerCase() !== direction || !BEFORE.test(lowAt(tokens, at - 1))) continue;
    const isBothWays = lowAt(tokens, at - 1) !== ',' && OPPOSITES[lowAt(tokens, at - 2)] !== undefined;
    return isBothWays || NOT_BEHIND.test(lowAt(tokens, at + 1)) ? undefined : at;
  }
  return undefined;
}
