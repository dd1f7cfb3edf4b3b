import { lowAt } from '../low-at.ts';
import { type Amount, amountAt } from '../numbers/amount.ts';
import type { Token } from '../tokens.ts';
import { DAY, spanText, UNITS, unitAt } from './units.ts';

/** A random length between two: "2 to 5 seconds", "between 1 and 3 minutes", "2-5s". */
export function randomAt(
  tokens: readonly Token[],
  from: number,
): { readonly value: string; readonly to: number } | undefined {
  const isBetween = /^(?:between|from)$/.test(lowAt(tokens, from));
  const first = amountAt(tokens, isBetween ? from + 1 : from);
  if (!first) return undefined;
  const own = unitOf(tokens, first);
  const join = lowAt(tokens, own.to);
  if (!/^(?:-|–|to|or|till)$/.test(join) && !(join === 'and' && isBetween)) return undefined;
  const second = amountAt(tokens, own.to + 1);
  if (!second) return undefined;
  const unit = unitOf(tokens, second);
  if (unit.unit === undefined) return undefined;
  const [least, most] = [first.value * (own.unit ?? unit.unit), second.value * unit.unit];
  return least < most && most <= DAY ? { value: `${spanText(least)}..${spanText(most)}`, to: unit.to } : undefined;
}

function unitOf(tokens: readonly Token[], amount: Amount): { readonly unit: number | undefined; readonly to: number } {
  if (amount.unit) return { unit: UNITS.get(amount.unit), to: amount.to };
  const unit = unitAt(tokens, amount.to);
  const isUnit = unit && (unit.low.length > 1 || !amount.spelled);
  return isUnit ? { unit: unit.unit, to: unit.to } : { unit: undefined, to: amount.to };
}
