import type { Found } from '../found.ts';
import { lowAt } from '../low-at.ts';
import type { Token } from '../tokens.ts';
import { combined, isModifier } from './modifiers.ts';
import { namedKey } from './single-key.ts';

const MOST = 4;

/** "ctrl+[1-5]", "control shift [0-9]": each digit between the brackets, together with what is held. */
export function bracketRange(tokens: readonly Token[], from: number): Found[] {
  const modifiers: string[] = [];
  let at = from;
  while (modifiers.length < MOST) {
    const held = namedKey(tokens, at);
    if (!held || !isModifier(held.key)) break;
    modifiers.push(held.key);
    at = /^[+-]$/.test(lowAt(tokens, held.to)) ? held.to + 1 : held.to;
  }
  const [opens, first, dash, last, closes] = [0, 1, 2, 3, 4].map((step) => lowAt(tokens, at + step));
  if (modifiers.length === 0 || opens !== '[' || closes !== ']' || !/^[-–]$/.test(dash ?? '')) return [];
  if (!/^\d$/.test(first ?? '') || !/^\d$/.test(last ?? '')) return [];
  const count = Number(last) - Number(first) + 1;
  // The first and the last stand where their digits do, and those between at the dash.
  return Array.from({ length: Math.max(0, count) }, (_, index) => String(Number(first) + index)).flatMap((digit) => {
    const value = combined(modifiers, digit);
    if (!value) return [];
    if (digit === first) return [{ kind: 'key' as const, value, from, to: at + 2 }];
    return digit === last
      ? [{ kind: 'key' as const, value, from: at + 3, to: at + 5 }]
      : [{ kind: 'key' as const, value, from: at + 2, to: at + 3 }];
  });
}
