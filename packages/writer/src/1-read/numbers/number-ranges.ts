import type { Found } from '../found.ts';
import { lowAt } from '../low-at.ts';
import type { Token } from '../tokens.ts';

const PLACES = /^(?:monitors?|screens?|displays?|desktops?|workspaces?|virtual)$/;

/** "desktops 1 to 4": the numbers between stand where the range is written. */
export function findNumberRanges(tokens: readonly Token[]): Found[] {
  return tokens.flatMap(({ low }, at) => {
    const last = lowAt(tokens, at + 2);
    if (!/^\d$/.test(low) || !/^\d$/.test(last) || !/^(?:-|–|to|through)$/.test(lowAt(tokens, at + 1))) return [];
    if (!PLACES.test(lowAt(tokens, at - 1)) && !PLACES.test(lowAt(tokens, at + 3))) return [];
    const count = Math.max(0, Number(last) - Number(low) - 1);
    return Array.from({ length: count }, (_, index): Found => {
      return { kind: 'number', value: String(Number(low) + index + 1), from: at + 1, to: at + 2 };
    });
  });
}
