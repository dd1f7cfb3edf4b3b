import { lowAt } from '../low-at.ts';
import type { Token } from '../tokens.ts';
import { unitAt, wholeUnit } from './units.ts';

/** Part of a length: "1 hour" of "1 hour and 30 minutes". `article`: it was said with one, and adds to nothing. */
export type Part = {
  readonly length: number;
  readonly unit: number;
  readonly to: number;
  readonly article?: true;
};

const SHARES: Readonly<Record<string, number>> = {
  half: 1 / 2,
  quarter: 1 / 4,
  third: 1 / 3,
  fifth: 1 / 5,
  tenth: 1 / 10,
};

/** "half a second", "a half hour", "a quarter of an hour", "three quarters of an hour", "1/10 sec". */
export function shareAt(tokens: readonly Token[], from: number): Part | undefined {
  return writtenShare(tokens, from) ?? spokenShare(tokens, from);
}

function writtenShare(tokens: readonly Token[], from: number): Part | undefined {
  const [one, by] = [lowAt(tokens, from), lowAt(tokens, from + 2)];
  if (!/^\d$/.test(one) || lowAt(tokens, from + 1) !== '/' || !/^\d{1,2}$/.test(by)) return undefined;
  const unit = unitAt(tokens, from + 3);
  const share = Number(one) / Number(by);
  if (!unit || unit.low.length === 1 || share >= 1) return undefined;
  return { length: share * unit.unit, unit: unit.unit, to: unit.to };
}

function spokenShare(tokens: readonly Token[], from: number): Part | undefined {
  const isThree = lowAt(tokens, from) === 'three' && lowAt(tokens, from + 1) === 'quarters';
  const hasArticle = /^(?:a|one)$/.test(lowAt(tokens, from));
  const word = lowAt(tokens, hasArticle ? from + 1 : from);
  const share = isThree ? 3 / 4 : SHARES[word];
  // "fifth" and "third" alone say which one.
  if (share === undefined || (!hasArticle && !isThree && word !== 'half' && word !== 'quarter')) return undefined;
  let at = from + (hasArticle || isThree ? 2 : 1);
  if (lowAt(tokens, at) === '-' || lowAt(tokens, at) === 'of') at += 1;
  if (/^(?:a|an)$/.test(lowAt(tokens, at))) at += 1;
  const unit = wholeUnit(tokens, at);
  return unit === undefined ? undefined : { length: share * unit, unit, to: at + 1 };
}
