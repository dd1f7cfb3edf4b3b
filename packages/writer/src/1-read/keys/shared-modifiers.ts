import type { Found } from '../found.ts';
import { lowAt } from '../low-at.ts';
import type { Token } from '../tokens.ts';
import { combined, isModifier } from './modifiers.ts';

const FAR = 16;
const ENDS = /^(?:[;.\n]|without|alone|plain|just|normal|only)$/;

/** "ctrl+wheel up is louder, wheel down quieter": what is held for one turn of the wheel may hold for the next. */
export function sharedModifiers(tokens: readonly Token[], keys: readonly Found[]): Found[] {
  let last: Found | undefined;
  return keys.flatMap((key) => {
    const isWheel = /(?:^|\+)wheel/.test(key.value);
    if (isWheel && key.value.includes('+')) last = key;
    if (!last || !/^wheel(?:up|down)$/.test(key.value) || last.value.endsWith(key.value)) return [];
    if (!isNear(tokens, last.to, key.from)) return [];
    const modifiers = last.value.split('+').filter(isModifier);
    const value = combined(modifiers, key.value);
    return value ? [{ ...key, value }] : [];
  });
}

function isNear(tokens: readonly Token[], from: number, to: number): boolean {
  if (to < from || to - from > FAR) return false;
  for (let at = from; at < to; at += 1) if (ENDS.test(lowAt(tokens, at))) return false;
  return true;
}
