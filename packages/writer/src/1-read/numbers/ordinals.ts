import { lowAt } from '../low-at.ts';
import { remembered } from '../remembered.ts';
import type { Token } from '../tokens.ts';

/** Words that say which one of several is meant. */
export const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};

const COUNTED =
  /^(?:monitor|screen|display|line|word|column|desktop|day|row|file|item|entry|character|tab|paragraph|cell|sheet|slide|page|workspace|letter)s?$/;
const PLACE = /^(?:monitor|screen|display|desktop|workspace)s?$/;
const ENDS = /^(?:|one|,|\.|;|\)|:|and|on|with|again|when|if|by|\?|!|in|at|\n|=|→)$/;

/** "the second monitor", "the first of the month"; "back to the first" where monitors are counted. */
export function isOrdinal(tokens: readonly Token[], at: number): boolean {
  const next = lowAt(tokens, at + 1) === 'virtual' ? lowAt(tokens, at + 2) : lowAt(tokens, at + 1);
  if (COUNTED.test(next) || isOfMonth(tokens, at)) return true;
  return /^(?:the|my)$/.test(lowAt(tokens, at - 1)) && ENDS.test(next) && isAboutPlaces(tokens);
}

// "first of the month", "the first of every month", "every first of the month"
function isOfMonth(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:of|in)$/.test(lowAt(tokens, at + 1))) return false;
  const noun = /^(?:the|every|each|a|any)$/.test(lowAt(tokens, at + 2)) ? at + 3 : at + 2;
  return /^months?$/.test(lowAt(tokens, noun));
}

const isAboutPlaces = remembered((tokens) =>
  tokens.some(({ low }, at) => ORDINALS[low] !== undefined && PLACE.test(lowAt(tokens, at + 1))),
);
