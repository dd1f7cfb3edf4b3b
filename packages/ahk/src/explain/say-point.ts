import { knownNumber, type OptionalValue } from '../facts/value.ts';
import { sayNoun } from './say-value.ts';

/** A place on the screen: “10, 20”, “the position of the mouse”, or no more than that the script calculates it. */
export function sayPoint(x: OptionalValue | undefined, y: OptionalValue | undefined): string {
  const [left, top] = [knownNumber(x), knownNumber(y)];
  if (left !== null && top !== null) return `${left}, ${top}`;
  const noun = x ? sayNoun(x) : '';
  return /^the position/.test(noun) ? noun : 'a position that the script calculates';
}
